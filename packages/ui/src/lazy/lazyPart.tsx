'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { textsLoaded } from '../locales/createTexts.ts'

/** A component whose code loads when it is first rendered. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code ahead of time; rejects if that fails. A later call tries again. */
  load: () => Promise<ComponentType<Props>>
}

/** Props of the replacement of a part that could not be loaded. */
export interface LoadFailure {
  error: unknown
  /** Loads the code again and then shows the part; rejects if that fails too. */
  retry: () => Promise<unknown>
}

export interface LazyOptions<Props> {
  /** Shown while the code loads; nothing by default. */
  Waiting?: ComponentType<Props> | undefined
  /** Shown if the code could not be loaded; nothing by default. */
  Failed?: ComponentType<Props & LoadFailure>
  /** A part that is rendered loads its code only after this promise. `load` does not wait for it. */
  after?: () => Promise<unknown>
}

/**
 * Returns a component that loads its code, and the texts of this code, when it is first rendered. It does not use
 * Suspense, because React can delay a suspended part by 300 ms after its code has loaded.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Failed = Nothing, after }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let code: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let begun: Promise<unknown> | undefined

  async function importAll() {
    try {
      const Part = await importPart()
      await textsLoaded()
      code = Part
      return Part
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  const load = () => (loading ??= importAll())
  const begin = () => (after === undefined ? load() : (begun ??= after()).then(load))

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => {
      // If React discards this render, no effect handles a rejected promise.
      if (code === undefined) begin().catch(() => {})
      return code
    })
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (Loaded !== undefined) return undefined
      let isMounted = true
      begin().then(
        (loaded) => isMounted && setLoaded(() => loaded),
        (error: unknown) => isMounted && setFailure({ error }),
      )
      return () => {
        isMounted = false
      }
    }, [Loaded])
    if (Loaded !== undefined) return <Loaded {...props} />
    if (failure === null) return <Waiting {...props} />
    return (
      <Failed
        {...props}
        {...failure}
        retry={async () => setLoaded(await load().then((loaded) => () => loaded))}
      />
    )
  }

  return Object.assign(Part, { load })
}

function Nothing() {
  return null
}

/** Passes the failed load of a part to the error boundary around it. */
export function ThrowFailure({ error }: LoadFailure): never {
  throw error
}
