import {
  createDrafts,
  createOfflineData,
  createReachability,
  createStepUp,
  noOfflineData,
  openBrowserDrafts,
} from '@sikud/api/react'
import type { FleetApp, Session } from '@sikud/api/react'
import { createFleetClient, type FleetClientOptions } from '@sikud/api'
import type { InboxStorage, LocalInbox, createBaseServer } from '@sikud/api/base'
import { createQueries } from '@sikud/api/queries'
import { createNotifier, type Notifier } from '@sikud/ui'
import { createContext, use } from 'react'
import type { DashboardConfig } from './config.ts'
import { mapCache } from './offline/kept.ts'
import { parseTrips } from './parseTrips.ts'

/** The services that all pages share; the app creates them once at start. */
export type Services = Pick<
  FleetApp,
  'client' | 'drafts' | 'offlineData' | 'reachability' | 'session' | 'stepUp'
> & {
  config: DashboardConfig
  server: Server
  /** The options of `client`; a worker or a client with another token uses the same options. */
  connection: FleetClientOptions
  notifier: Notifier
  /** Whether workers can send requests; false with a fake `fetch`. */
  usesWorkers: boolean
  /** Whether the code of other pages loads while the browser is idle; false with a fake `fetch`. */
  mayPrefetch: boolean
}

/** The kind of server. */
export type Server = {
  /**
   * True for a server that has only the operations of the specification. Ask this only for pages and parts that cannot
   * exist there; `client` answers everything else as on our server.
   */
  isBase: boolean
  /** The inbox that only this browser keeps; undefined if the server keeps the inboxes. */
  inbox?: LocalInbox
}

/** The adapter of a base server, from `@sikud/api/base`: its code loads only for such a server. */
type BaseAdapter = { createBaseServer: typeof createBaseServer; browserInboxes: InboxStorage }

/** Creates the services for the configured server and session. */
export function connectServices(
  config: DashboardConfig,
  session: Session,
  fetch?: typeof globalThis.fetch,
  adapter?: BaseAdapter,
): Services {
  const isBase = config.features.size === 0
  const reachability = createReachability(() => whole.serverNow())
  const stepUp = createStepUp()
  const connection = {
    baseUrl: config.apiBaseUrl,
    token: session.token,
    language: pageLanguage,
    fetch: reachability.watch(fetch ?? globalThis.fetch),
    safeWrites: !isBase,
    onUnauthorized: session.expire,
    parseTrips,
    onConfirm: stepUp.ask,
  }
  const whole = createFleetClient(connection)
  const { token } = session
  const { geocoder } = config
  const base =
    isBase && adapter?.createBaseServer(whole, { token, geocoder, inboxes: adapter.browserInboxes, fetch })
  const client = base ? base.client : whole
  return {
    config,
    server: { isBase, ...(base && { inbox: base.inbox }) },
    session,
    client: { ...client, ...createQueries(client) },
    connection,
    notifier: createNotifier(),
    drafts: createDrafts(session, fetch === undefined && !isBase ? openBrowserDrafts : undefined),
    stepUp,
    reachability,
    offlineData: fetch === undefined ? createOfflineData(session, [mapCache]) : noOfflineData,
    // A worker has a client of its own, without the adapter of a base server.
    usesWorkers: fetch === undefined && !isBase,
    mayPrefetch: fetch === undefined,
  }
}

/** Returns the language that the visitor has chosen; `LocaleProvider` writes it into the `html` element. */
function pageLanguage(): string {
  return typeof document === 'undefined' ? 'id' : document.documentElement.lang
}

export const ServicesContext = createContext<Services | null>(null)

/** Returns the services of the app; throws outside it. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('No services found. Render this component inside <App>.')
  return services
}

/** Returns the client of the configured server. */
export function useFleetClient(): Services['client'] {
  return useServices().client
}
