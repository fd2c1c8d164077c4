import { InboxProvider, useAccountQuery, useDraftOwner, useKeptAccount, useOffline } from '@sikud/api/react'
import { AppShell, OfflineBar, useScrollToTop, useSearchState } from '@sikud/ui'
import { lazyPart } from '@sikud/ui/lazy'
import { AllSimulated } from '@sikud/ui/status'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { accountMenu, useMenu, usePageHandle } from '../menu.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { mayOpen, permissionOf } from '../authority/permissions.ts'
import { usePreferences } from '../Preferences.tsx'
import { useTexts } from '../texts.ts'
import { LazySearch, loadSearch } from '../search/LazySearch.tsx'
import { useServices } from '../services.ts'
import { AccountFailed } from './AccountFailed.tsx'
import { InboxMenu, InboxNews } from './InboxMenu.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { StepUpHost } from './StepUpHost.tsx'
import { Prefetch } from './Prefetch.tsx'
import { useSignOut } from '../layouts/useSignOut.ts'

const NoAccessPage = lazyPart(async () => (await import('../pages/NoAccessPage.tsx')).NoAccessPage)
const ViewAsPart = lazyPart(async () => (await import('./ViewAsPart.tsx')).ViewAsPart)
const RequiredFactorPart = lazyPart(async () => (await import('./RequiredFactorPart.tsx')).RequiredFactorPart)
const PushHost = lazyPart(async () => (await import('../push/PushHost.tsx')).PushHost)

/** Loads again what the server writes in the language of the page, such as notifications, when the language changes. */
function useTextsOfServer(): void {
  const { language } = usePreferences()
  const queryClient = useQueryClient()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    // The inbox would only ask for changes.
    void queryClient.resetQueries({ queryKey: ['inbox'] })
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'inbox' })
  }, [language, queryClient])
}

/** A component of its own, so that only it renders again when the connection changes. */
function OfflineNotice() {
  return <OfflineBar {...useOffline()} />
}

/** Renders the menu, top bar and footer around the page of a signed-in user. */
export function AppFrame() {
  const me = useAccountQuery()
  const isLookingForKept = useKeptAccount(me)
  const { language, setLanguage, timeZone, setTimeZone } = usePreferences()
  const texts = useTexts()
  const { config, server, session } = useServices()
  const signOut = useSignOut()
  const menu = useMenu(() => void signOut(), me.data)
  const search = useSearchState(loadSearch)
  const { pathname } = useLocation()
  const { page, workspace, isExtension } = usePageHandle()
  const isOffered = !(server.isBase && isExtension)
  const isAllowed = mayOpen(me.data, pathname)
  const [isEnrolling, setEnrolling] = useState(false)
  const [hasShortcuts, setShortcuts] = useState(false)
  const showShortcuts = useCallback(() => setShortcuts(true), [])
  const isSimulated = me.data?.all_simulated === true
  useScrollToTop(pathname)
  useDraftOwner(me.data)
  useTextsOfServer()
  const user = me.data
    ? { name: me.data.name, roleName: me.data.role?.data.name ?? null, email: me.data.email }
    : null
  if (me.data && (me.data.limited || isEnrolling))
    return <RequiredFactorPart user={me.data} onHold={setEnrolling} />
  return (
    <AllSimulated value={isSimulated}>
      <InboxProvider user={me.data} local={server.inbox}>
        <AppShell
          navigation={menu}
          activeKey={page}
          user={user}
          userMenu={accountMenu(texts, server.isBase, me.data)}
          preferences={{ language, onLanguageChange: setLanguage, timeZone, onTimeZoneChange: setTimeZone }}
          search={{ label: texts.search.label, onOpen: search.show, onNear: loadSearch }}
          mark={isSimulated ? texts.simulatedData : undefined}
          notifications={<InboxMenu />}
          onLogout={() => void signOut()}
          notice={
            <>
              <OfflineNotice />
              {me.data?.view_as && <ViewAsPart view={me.data.view_as} />}
            </>
          }
          workspace={workspace && isOffered && isAllowed}
        >
          {/* With this key React mounts each path as a new page, so that no form keeps the entries of another record. */}
          {isOffered && isAllowed && <Outlet key={pathname} />}
          {!isOffered && <NotFoundPage />}
          {isOffered && !isAllowed && <NoAccessPage permission={permissionOf(pathname)} />}
          {me.isError && me.data === undefined && !isLookingForKept && (
            <AccountFailed
              message={me.error.message}
              retrying={me.isFetching}
              onRetry={() => void me.refetch()}
              onSignOut={() => session.end()}
            />
          )}
        </AppShell>
        {search.asked && <LazySearch open={search.open} onClose={search.close} onShortcuts={showShortcuts} />}
        <Shortcuts open={hasShortcuts} onOpen={showShortcuts} onClose={() => setShortcuts(false)} />
        <StepUpHost />
        <InboxNews />
        <Prefetch />
        {config.push && <PushHost />}
      </InboxProvider>
    </AllSimulated>
  )
}
