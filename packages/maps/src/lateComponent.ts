import { type ComponentType, lazy } from 'react'
import { mapPainted } from './mapPainted.ts'

/** A component whose code comes once the map has been painted; where it cannot be had, its place stays empty. */
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
