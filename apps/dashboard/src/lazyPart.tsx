import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** Returns a component whose code loads when it first renders; if loading fails, it shows `fallback` or nothing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  )
  return function LazyPart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
