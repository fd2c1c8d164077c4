import { ErrorState } from '@sikud/ui'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { useTexts } from '../Preferences.tsx'
import { isLoadFailure } from './isLoadFailure.ts'

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }))

/** Stands in for a page that failed: offers to reload, or says that there is no such page. */
export function CrashPage() {
  const error = useRouteError()
  const { crash } = useTexts()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  }
  const stale = isLoadFailure(error)
  return (
    <ErrorState
      title={stale ? crash.staleTitle : crash.title}
      message={stale ? crash.staleText : crash.text}
      onRetry={() => window.location.reload()}
      retryLabel={crash.reload}
    />
  )
}
