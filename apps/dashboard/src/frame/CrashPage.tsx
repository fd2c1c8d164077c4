import { ErrorState, SikudThemeProvider } from '@sikud/ui'
import { lazyPart } from '@sikud/ui/lazy'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Preferences, useGuestTexts } from '../Preferences.tsx'
import { isLoadFailure } from '../layouts/loadFailures.ts'
import { LatePage } from '../layouts/LatePage.tsx'

const NotFoundPage = lazyPart(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/** Replaces a page that threw an error: offers to reload, or reports that the page does not exist. */
export function CrashPage() {
  const error = useRouteError()
  const { crash } = useGuestTexts()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  // The router keeps an error until the user leaves the page, so a retry fails and `LatePage` offers a reload.
  if (isLoadFailure(error)) return <LatePage retry={() => Promise.reject(error)} />
  return (
    <ErrorState
      title={crash.title}
      message={crash.text}
      onRetry={() => window.location.reload()}
      retryLabel={crash.reload}
    />
  )
}

/** Replaces the app if its code could not be loaded: offers to reload. */
export function StartFailed() {
  return (
    <SikudThemeProvider importsThemeCss>
      <Preferences>
        <LatePage retry={() => Promise.reject(new Error('The app did not start.'))} />
      </Preferences>
    </SikudThemeProvider>
  )
}
