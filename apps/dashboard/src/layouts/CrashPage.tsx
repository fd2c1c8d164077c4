import { Notice } from '@sikud/ui'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { useTexts } from '../Preferences.tsx'
import { isLoadFailure } from './isLoadFailure.ts'

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }))

/** Stands in for a page that failed: it says whether to reload, or that there is no such page. */
export function CrashPage() {
  const error = useRouteError()
  const texts = useTexts()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  }
  return null
}
