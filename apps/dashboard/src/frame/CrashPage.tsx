import { ErrorState } from '@sikud/ui'
import { lazyPart } from '@sikud/ui/lazy'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { useGuestTexts } from '../Preferences.tsx'
import { isLoadFailure } from '../layouts/loadFailures.ts'
import { LatePage } from '../layouts/LatePage.tsx'

const NotFoundPage = lazyPart(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/**
 * Always fails, so that `LatePage` offers a reload of the browser page: the router keeps an error until the user
 * leaves the page.
 */
const failAgain = () => Promise.reject(new Error('A part of the page could not be loaded.'))

/** Replaces a page that threw an error: offers to reload, or reports that the page does not exist. */
export function CrashPage() {
  const error = useRouteError()
  const { crash } = useGuestTexts()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isLoadFailure(error)) return <LatePage retry={failAgain} />
  return (
    <ErrorState
      title={crash.title}
      message={crash.text}
      onRetry={() => window.location.reload()}
      retryLabel={crash.reload}
    />
  )
}
