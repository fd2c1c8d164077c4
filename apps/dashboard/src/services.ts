import { createFleetClient } from '@sikud/api'
import type { FleetClient, FleetClientOptions } from '@sikud/api'
import type { InboxItem } from '@sikud/ui/notification'
import { createContext, use } from 'react'
import type { DashboardConfig } from './config.ts'
import { createDrafts } from './drafts.ts'
import type { Drafts } from './drafts.ts'
import { createNotifier } from './notifier.ts'
import type { Notifier } from './notifier.ts'
import type { Session } from './session.ts'
import { parseTrips } from './trips/parseTrips.ts'

/** Updates the inbox of `owner` in one transaction and returns the result. */
export type InboxStorage = (
  owner: string,
  update: (items: readonly InboxItem[]) => readonly InboxItem[],
) => Promise<readonly InboxItem[]>

/** What every page works with, created once at start. */
export type Services = {
  config: DashboardConfig
  session: Session
  client: FleetClient
  /** What `client` was made with, for a client of calls that not every server has. */
  connection: FleetClientOptions
  notifier: Notifier
  drafts: Drafts
  /** Whether workers may ask the server too; not where `client` is answered by something else. */
  workersMayAsk: boolean
  /** Whether the code of other pages is loaded while the browser is idle; not where `client` is answered by something else. */
  mayPrefetch: boolean
  /** Where inboxes are kept, when it is not this browser. */
  inboxes?: InboxStorage
}

/** Connects the client to the configured server in the name of the session. */
export function connectServices(
  config: DashboardConfig,
  session: Session,
  fetch?: typeof globalThis.fetch,
): Services {
  const connection = {
    baseUrl: config.apiBaseUrl,
    token: session.token,
    language: pageLanguage,
    fetch,
    safeWrites: config.features.has('safeWrites'),
    onUnauthorized: session.expire,
    parseTrips,
  }
  return {
    config,
    session,
    client: createFleetClient(connection),
    connection,
    notifier: createNotifier(),
    drafts: createDrafts(session),
    workersMayAsk: fetch === undefined,
    mayPrefetch: fetch === undefined,
  }
}

/** Returns the language that the visitor has chosen; the kit's LocaleProvider writes it into the page. */
function pageLanguage(): string {
  return typeof document === 'undefined' ? 'id' : document.documentElement.lang
}

export const ServicesContext = createContext<Services | null>(null)

/** What the app was started with; throws outside the app. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('No services here. Render the page inside <App>.')
  return services
}

/** The client of the configured server. */
export function useFleetClient(): FleetClient {
  return useServices().client
}
