'use client'
import { createContext, use, type ReactNode } from 'react'
import type { FleetClient } from '../client/createFleetClient.ts'
import type { FleetQueries } from '../query/createQueries.ts'
import type { Drafts } from './drafts.ts'
import type { OfflineData } from './offlineData.ts'
import type { Reachability } from './reachability.ts'
import type { Session } from './session.ts'
import type { StepUp } from './stepUp.ts'

/** A place of the app. `key` is a different one after each navigation, also to the same path. */
export interface AppLocation {
  pathname: string
  search: string
  key: string
  state: unknown
}

/** The router of an app, as far as the hooks need it. An adapter for react-router has about 40 lines. */
export interface Navigation {
  /** A hook: returns the location that is rendered. */
  useLocation: () => AppLocation
  /** Returns the location that the user opened last, even if its page is not loaded or rendered yet. */
  newest: () => Pick<AppLocation, 'pathname' | 'search'>
  /** Calls the listener after each change of `newest`. */
  subscribe: (listener: () => void) => () => void
  /** Opens a path, or changes only the query of the page. `keepsScroll` is for a change of the query. */
  go: (
    to: string | { search: string },
    options?: { replace?: boolean; state?: object; keepsScroll?: boolean },
  ) => void
  /** A hook: while a navigation is held, returns what continues or cancels it. `holds` decides for each navigation. */
  useBlocker: (
    holds: (from: AppLocation, to: AppLocation) => boolean,
  ) => { proceed: () => void; reset: () => void } | null
}

/** A question to the user before something is lost or deleted. */
export interface Question {
  title?: string
  text?: string | undefined
  detail?: ReactNode
  confirm?: string
  cancel?: string
  destructive?: boolean
}

/** The texts of the hooks. */
export interface RecordTexts {
  /** The notice after a write whose response has no message, and the link in it to the record. */
  saved: string
  openIt: string
  /** The link of a notice and the button in a history that undo a change, and the question before it. */
  undo: { label: string; question: string }
  /** The record was changed by somebody else: overwrite it, or load it and keep the entries. */
  outdated: { detail: string; confirm: string; cancel: string }
  /** The record was deleted. */
  deleted: { text: string; anew: string; before: string }
  /** The response was lost, so that the record may exist. */
  uncertain: { text: string; safe: string; unsafe: string; look: string }
  unsaved: { text: string; confirm: string; cancel: string }
  /** The server could not record an export or a share. */
  exports: { offline: string; refused: (message: string) => string }
}

/** What an app gives to the hooks of this entry. Create it once. */
export interface FleetApp {
  client: FleetClient & FleetQueries
  session: Session
  drafts: Drafts
  stepUp: StepUp
  offlineData: OfflineData
  reachability: Reachability
  navigation: Navigation
  /** Shows a notice, such as a toast. `onClick` is called for a click on the notice, `link` is a link in it. */
  notifier: {
    notify: (
      kind: 'success' | 'error' | 'info',
      message: string,
      leads?: { onClick?: () => void; link?: { label: string; onClick: () => void } | undefined },
    ) => void
  }
  /**
   * True for a server that has only the operations of the specification: there a repeated create makes a second record,
   * and nothing records exports and shares.
   */
  isBase: boolean
  /** A hook: returns the function that asks a question, for example `useConfirm` of `@sikud/ui`. */
  useConfirm: () => (question: Question) => Promise<boolean>
  /** A hook: returns the texts in the chosen language, for example `useRecordTexts` of `@sikud/ui`. */
  useTexts: () => RecordTexts
  /** A hook: returns a value that this browser stores under a key, and its setter: `useStored` of `@sikud/ui`. */
  useStored: <Value>(
    key: string,
    parse: (stored: string) => Value | undefined,
    fallback: Value,
  ) => [value: Value, store: (value: Value) => void]
}

const NO_APP =
  'A hook of @sikud/api/react found no app: put <FleetAppProvider app={app}> around the component that calls it.'

export const FleetAppContext = createContext<FleetApp | null>(null)

/** Returns the app; throws outside of `FleetAppProvider`. */
export function useFleetApp(): FleetApp {
  const app = use(FleetAppContext)
  if (app === null) throw new Error(NO_APP)
  return app
}

/** Returns the rendered location. */
export function useLocation(): AppLocation {
  return useFleetApp().navigation.useLocation() // oxlint-disable-line react/hooks -- the app is created once
}

/** Returns the function that asks the user a question. */
export function useQuestion(): ReturnType<FleetApp['useConfirm']> {
  return useFleetApp().useConfirm() // oxlint-disable-line react/hooks -- the app is created once
}

/** Returns the texts of the hooks. */
export function useRecordTexts(): RecordTexts {
  return useFleetApp().useTexts() // oxlint-disable-line react/hooks -- the app is created once
}

/** Returns a value that this browser stores, and its setter. */
export const useStored: FleetApp['useStored'] = (...stored) => useFleetApp().useStored(...stored) // oxlint-disable-line react/hooks -- the app is created once

/** Returns the client of the app, with the options of TanStack Query for each operation. */
export function useFleetClient(): FleetApp['client'] {
  return useFleetApp().client
}
