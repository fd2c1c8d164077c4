import { accountQueries } from '@sikud/api/queries'
import { AppShell } from '@sikud/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { navigation } from '../navigation.ts'
import { usePageHandle } from '../pageHandle.ts'
import { useTexts } from '../Preferences.tsx'
import { useFleetClient } from '../services.ts'
import { AccountFailed } from './AccountFailed.tsx'
import { PreferencesMenu } from './PreferencesMenu.tsx'
import { useScrollToTop } from './useScrollToTop.ts'
import { useSignOut } from './useSignOut.ts'

/** Menu, top bar and footer around the page, in the name of the current user. */
export function AppFrame() {
  const me = useQuery(accountQueries(useFleetClient()).me())
  const texts = useTexts()
  const signOut = useSignOut()
  const { page } = usePageHandle()
  useScrollToTop()
  return (
    <AppShell
      navigation={navigation(texts, signOut)}
      activeKey={page ?? null}
      user={
        me.data
          ? {
              name: me.data.name,
              roleName: me.data.role?.data.name ?? texts.account.noRole,
              email: me.data.email,
            }
          : null
      }
      userMenu={<PreferencesMenu />}
      onLogout={signOut}
    >
      <Outlet />
      {me.error && <AccountFailed message={me.error.message} onRetry={me.refetch} />}
    </AppShell>
  )
}
