import { permissionNames } from '@sikud/api/permission-names'
import type { Permission } from '@sikud/api/permissions'
import { EmptyState } from '@sikud/ui'
import { LinkButton } from '../layouts/LinkButton.tsx'
import { Page } from '../layouts/Page.tsx'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useTexts } from '../texts.ts'

/**
 * Replaces a page that the user may not open; names the missing permission. Without one, the page is closed because the
 * user views as another role.
 */
export function NoAccessPage({ permission }: { permission: Permission | undefined }) {
  const { noAccess, notFound } = useTexts()
  const { language } = usePreferences()
  const [indonesian, english] = permission === undefined ? [] : permissionNames[permission]
  const name = language === 'en' ? english : indonesian
  return (
    <Page title={name === undefined ? noAccess.viewingTitle : noAccess.title} breadcrumbs={[]}>
      <EmptyState
        illustrated
        text={name === undefined ? noAccess.viewing : noAccess.text(name)}
        action={<LinkButton to={paths.home}>{notFound.home}</LinkButton>}
      />
    </Page>
  )
}
