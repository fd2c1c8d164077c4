import { lazyPart } from '@sikud/ui/lazy'
import type { ComponentType } from 'react'

/** Longest time in ms to wait for the first paint of a map. */
const MAX_WAIT_MS = 4000

const loads: (() => Promise<unknown>)[] = []

/** Makes `loadMapParts` load this code too; returns the function. */
export function aheadOfTime<Code>(load: () => Promise<Code>): () => Promise<Code> {
  loads.push(load)
  return load
}

/** Returns a component whose code loads after the first paint of the map; renders nothing if the load fails. */
export function mapPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) {
  const part = lazyPart(importPart, { Waiting, after: mapPainted })
  aheadOfTime(part.load)
  return part
}

/**
 * Loads the code that the loaded pages with maps otherwise load on demand: MapLibre, deck.gl and the figures of a trip.
 */
export async function loadMapParts(): Promise<void> {
  for (let done = 0; done < loads.length;) {
    const found = loads.slice(done)
    done = loads.length
    await Promise.all(found.map((load) => load()))
  }
}

/** Resolves at once; on a server never, because the code of maps cannot load there. */
export function inBrowser(): Promise<void> {
  return typeof document === 'undefined' ? new Promise(() => {}) : Promise.resolve()
}

/** Resolves at the first paint of a map, at the latest after MAX_WAIT_MS. */
async function mapPainted(): Promise<void> {
  await inBrowser()
  return new Promise((resolve) => {
    if (performance.getEntriesByName('map-painted').length > 0) {
      resolve()
      return
    }
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('map-painted').length > 0) done()
    })
    const timer = setTimeout(done, MAX_WAIT_MS)
    observer.observe({ type: 'mark' })
  })
}
