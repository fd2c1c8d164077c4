import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

// Loaded on demand: stories do not need this code.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((page) => ({ default: page.DocsPage })))

/** Renders the container of each docs page; its code loads with the first docs page. */
export function LateDocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  )
}
