import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { knownId } from './guards.ts'
import { isLoadFailure } from './layouts/loadFailures.ts'
import { LatePage } from './layouts/LatePage.tsx'
import type { PageHandle } from './navigation.tsx'

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
 * would cache the rejection. It resolves with `LatePage`, which tries again to load the code.
 */
export function later(load: () => Promise<ComponentType>) {
  return async () => {
    try {
      return { Component: await load() }
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      return { element: <LatePage load={load} /> }
    }
  }
}
