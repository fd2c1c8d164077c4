import { permissionNames } from '@sikud/api/permission-names'
import type { Permission } from '@sikud/api/permissions'
import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../layouts/LinkButton.tsx'
import { Page } from '../layouts/Page.tsx'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useTexts } from '../texts.ts'

/** Replaces a page that the user has no permission for; names the missing permission. */
export function NoAccessPage({ permission }: { permission: Permission }) {
  const { noAccess, notFound } = useTexts()
  const { language } = usePreferences()
  const [indonesian, english] = permissionNames[permission]
  return (
    <Page title={noAccess.title} breadcrumbs={[]}>
      <EmptyState
        illustrated
        text={noAccess.text(language === 'en' ? english : indonesian)}
        action={<LinkButton to={paths.home}>{notFound.home}</LinkButton>}
      />
    </Page>
  )
}
