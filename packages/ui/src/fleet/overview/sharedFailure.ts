import { createContext } from 'react'
import type { OverviewLoad } from './OverviewLoad.ts'

/** The message of the notice above the parts; parts that failed with it do not repeat it. */
export const SharedFailure = createContext<string | undefined>(undefined)

/**
 * Returns the message with which two or more loads failed, for example without a connection; else
 * undefined.
 */
export function sharedFailure(loads: readonly OverviewLoad<unknown>[]): string | undefined {
  const messages = loads.flatMap(({ error }) => (error ? [error.message] : []))
  return messages.find((message, at) => messages.indexOf(message) !== at)
}
