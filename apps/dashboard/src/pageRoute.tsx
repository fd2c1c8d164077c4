import { lazyPart } from '@sikud/ui/lazy'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { knownId } from './guards.ts'
import { isLoadFailure } from './layouts/loadFailures.ts'
import { LatePage } from './layouts/LatePage.tsx'
import { StartFrame } from './layouts/StartFrame.tsx'
import type { PageHandle } from './menu.tsx'

/** Returns the route of a page whose code loads when the page is first opened. */
export function page(
  path: string,
  Component: () => Promise<ComponentType>,
  handle: PageHandle = {},
): RouteObject {
  const route = { path, handle, lazy: later(Component) }
  return path.endsWith('/:id') ? { ...route, loader: knownId } : route
}

/**
 * Returns the `lazy` function of a route. If the code cannot load, the function does not reject, because the router
 * would cache the rejection. The page then shows `LatePage`, which tries again.
 */
export function later(load: () => Promise<ComponentType>) {
  const Page = lazyPart(load, { Waiting: StartFrame, Failed: LatePage })
  return async () => {
    try {
      await Page.load()
    } catch (error) {
      if (!isLoadFailure(error)) throw error
    }
    return { Component: Page }
  }
}
