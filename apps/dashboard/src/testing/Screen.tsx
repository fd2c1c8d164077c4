import { type OperationFacts, operations } from '@sikud/api'
import { noOfflineData, openSession } from '@sikud/api/react'
import type { OfflineData, OfflineValues } from '@sikud/api/react'
import { createBaseServer } from '@sikud/api/base'
import { useEffect, useState } from 'react'
import type { InboxItem } from '@sikud/api'
import { createMemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { AppPages } from '../App.tsx'
import { defaultConfig } from '../config.ts'
import type { DashboardConfig } from '../config.ts'
import { followSession } from '../guards.ts'
import { createRoutes } from '../routes.tsx'
import { connectServices } from '../services.ts'
import { localTiles } from './localTiles.ts'
import { memoryInboxes } from './memoryInboxes.ts'
import { memoryStorage } from '@sikud/api/fixtures'

// The time-out is long, because loading the code of a page can be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const facts: OperationFacts[] = Object.values(operations)
/** The configuration of our server, which is the default. */
export const ours = { features: new Set(facts.flatMap(({ extension }) => extension ?? [])) }

/** The configuration of a base server (it has only the base API). */
export const onBase = { features: new Set<string>() }

export type ScreenProps = {
  /** URL path of the page, as in the browser. */
  at: string
  /** Fake `fetch` that answers the API requests, for example `fakeFleetFetch()`. */
  fetch: typeof fetch
  signedIn?: boolean
  config?: Partial<DashboardConfig>
  /** Notifications of a local inbox, newest first. */
  inbox?: InboxItem[]
  /** The data that the browser has stored for use without a connection. */
  offlineData?: Partial<OfflineValues>
}

/** Renders a whole page of the dashboard with a fake fleet and its own router. */
export function Screen(props: ScreenProps) {
  const [screen] = useState(() => createScreen(props))
  const { notifier } = screen.services
  useEffect(
    () => () => {
      // When the story ends, a save may still be running; its error would appear in the next story.
      notifier.notify = () => {}
    },
    [notifier],
  )
  return <AppPages {...screen} />
}

/** Returns the services and the router for `AppPages`. */
export function createScreen({ at, fetch, signedIn = true, config, inbox, offlineData = {} }: ScreenProps) {
  // Forms remember the last record in the browser's own storage, which all stories share.
  localStorage.removeItem('lastRecords')
  const storage = memoryStorage(signedIn ? { token: 'token-contoh' } : {})
  const session = openSession(() => storage, new EventTarget())
  const settings = {
    ...defaultConfig,
    ...ours,
    apiBaseUrl: 'https://sikud.test/api/v1',
    map: localTiles(),
    geocoder: 'https://sikud.test/geocoder',
    ...config,
  }
  const router = createMemoryRouter(createRoutes(session), { initialEntries: [at] })
  followSession(router, session)
  const services = {
    ...connectServices(settings, session, fetch, { createBaseServer, browserInboxes: memoryInboxes(inbox) }),
    offlineData: fakeOfflineData(offlineData),
  }
  return { services, router }
}

/** Fakes the `OfflineData` of a browser that has stored these values. */
function fakeOfflineData(values: Partial<OfflineValues>): OfflineData {
  return { ...noOfflineData, read: async (name) => values[name] ?? null }
}
