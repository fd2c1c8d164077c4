import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

// Stories do not wait for the code of the documentation.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((page) => ({ default: page.DocsPage })))

/** The container of every page of the documentation, loaded with the first one. */
export function LateDocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  )
}
