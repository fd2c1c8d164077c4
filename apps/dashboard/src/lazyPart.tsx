import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** Returns a component that loads its code at the first render; if that fails, it shows `fallback` or nothing. */
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
