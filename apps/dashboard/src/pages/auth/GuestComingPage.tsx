import { AuthCard } from '@sikud/ui'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { usePageTitle } from '../../layouts/usePageTitle.ts'
import { usePageHandle } from '../../pageHandle.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'

/** Stands at the address of a public page whose body is still being made. */
export function GuestComingPage() {
  const { titles, coming } = useTexts()
  const title = titles[usePageHandle().title ?? 'login']
  usePageTitle(title)
  return (
    <AuthCard title={title} subtitle={coming.title}>
      <LinkButton to={paths.login}>{coming.login}</LinkButton>
    </AuthCard>
  )
}
