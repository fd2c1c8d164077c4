import { useEmailChange, useOwnFactor, useOwnPasskeys, useOwnSessions, useOwnTokens } from '@sikud/api/react'
import {
  ApiTokenDialog,
  ApiTokenList,
  EmailCard,
  EmailDialog,
  FactorCard,
  FactorDialog,
  PasskeyDialog,
  PasskeyList,
  RecoveryCodesDialog,
  SecurityCard,
  SessionList,
  useFactorTexts,
  useSecurityTexts,
} from '@sikud/ui/account'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/**
 * Renders the page Keamanan: password, e-mail address, second factor, passkeys, sessions and API tokens of the
 * signed-in user.
 */
export function SecurityPage() {
  const { titles, crumbs, tokenDeletion } = useTexts()
  const texts = useSecurityTexts()
  const { passkeyDomain, accounts } = useServices().config
  const email = useEmailChange()
  const factor = useOwnFactor(useFactorTexts())
  const sessions = useOwnSessions()
  const tokens = useOwnTokens(tokenDeletion)
  return (
    <Page title={titles.security} breadcrumbs={[{ title: crumbs.account }, { title: titles.security }]}>
      <SecurityCard
        title={texts.passwordCard}
        text={texts.passwordText}
        action={<LinkButton to={paths.account.password}>{texts.changePassword}</LinkButton>}
      />
      <EmailCard {...email.card} hasMail={accounts.mail} />
      {email.dialog && <EmailDialog {...email.dialog} />}
      <FactorCard {...factor.card} />
      {factor.dialog && <FactorDialog {...factor.dialog} />}
      {factor.newCodes && <RecoveryCodesDialog {...factor.newCodes} />}
      {passkeyDomain !== null && <PasskeysPart domain={passkeyDomain} />}
      <SessionList {...sessions} />
      <ApiTokenList {...tokens.list} />
      {tokens.dialog && <ApiTokenDialog {...tokens.dialog} />}
    </Page>
  )
}

function PasskeysPart({ domain }: { domain: string }) {
  const { list, dialog } = useOwnPasskeys(useFactorTexts(), useTexts().passkey, domain)
  return (
    <>
      <PasskeyList {...list} />
      {dialog && <PasskeyDialog {...dialog} />}
    </>
  )
}
