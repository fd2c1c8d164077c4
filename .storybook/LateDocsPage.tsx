import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const DocsPage = lazy(() => import('./DocsPage.tsx').then((page) => ({ default: page.DocsPage })))

/** Renders the container of each docs page. Its code loads with the first docs page: stories do not need it. */
export function LateDocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  )
}
