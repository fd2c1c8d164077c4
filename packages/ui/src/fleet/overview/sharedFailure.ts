import { createContext } from 'react'
import type { OverviewLoad } from './OverviewLoad.ts'

/** The message that the notice above the parts shows; a part that failed with it does not repeat it. */
export const SharedFailure = createContext<string | undefined>(undefined)

/** Returns the message that two or more loads failed with, for example without a connection; else undefined. */
export function sharedFailure(loads: readonly OverviewLoad<unknown>[]): string | undefined {
  const messages = loads.flatMap(({ error }) => (error ? [error.message] : []))
  return messages.find((message, at) => messages.indexOf(message) !== at)
}
