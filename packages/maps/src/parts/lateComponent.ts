import { type ComponentType, lazy } from 'react'

/** Longest time in ms to wait for the first paint of a map. */
const MAX_WAIT_MS = 4000

/** Returns a component whose code loads after the first paint of the map; renders nothing if the load fails. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    mapPainted()
      .then(load)
      .then(
        (component) => ({ default: component }),
        () => ({ default: Nothing as ComponentType<Props> }),
      ),
  )
}

function Nothing() {
  return null
}

/** Resolves at the first paint of a map, at the latest after MAX_WAIT_MS. */
function mapPainted(): Promise<void> {
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
