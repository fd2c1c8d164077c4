import { lazy } from 'react'

// Docs pages use these blocks without an import. Their code loads with the first page that has one.

/** Shows the status and the props of a component, with a story to try them. */
export const Playground = lazy(() =>
  import('./docs/Playground.tsx').then((block) => ({ default: block.Playground })),
)

/** Shows a right and a wrong example side by side. */
export const DoDont = lazy(() => import('./docs/DoDont.tsx').then((block) => ({ default: block.DoDont })))
