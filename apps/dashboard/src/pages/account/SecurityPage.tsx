import { SecurityCard, useSecurityTexts } from '@sikud/ui/account'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { EmailPart } from './EmailPart.tsx'
import { FactorPart } from './FactorPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { TokensPart } from './TokensPart.tsx'

/**
 * Renders the page Keamanan: password, e-mail address, second factor, passkeys, sessions and API tokens of the
 * signed-in user.
 */
export function SecurityPage() {
  const { titles, crumbs } = useTexts()
  const texts = useSecurityTexts()
  const { passkeyDomain } = useServices().config
  return (
    <Page title={titles.security} breadcrumbs={[{ title: crumbs.account }, { title: titles.security }]}>
      <SecurityCard
        title={texts.passwordCard}
        text={texts.passwordText}
        action={<LinkButton to={paths.account.password}>{texts.changePassword}</LinkButton>}
      />
      <EmailPart />
      <FactorPart />
      {passkeyDomain !== null && <PasskeysPart />}
      <SessionsPart />
      <TokensPart />
    </Page>
  )
}
