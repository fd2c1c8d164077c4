import { createFleetClient } from '@sikud/api'
import { createQueries } from '@sikud/api/queries'
import {
  createDrafts,
  createReachability,
  createStepUp,
  noOfflineData,
  openSession,
  type FleetApp,
} from '@sikud/api/react'
import { createNotifier, useConfirm, useRecordTexts, useStored } from '@sikud/ui'
import { router } from './router.tsx'

export const session = openSession()
export const notifier = createNotifier()
const reachability = createReachability()
const fleet = createFleetClient({
  baseUrl: '/api/v1',
  token: session.token,
  onUnauthorized: session.expire,
  language: () => 'en',
  fetch: reachability.watch(fetch),
  safeWrites: true,
})

/** The only client of the app, with the options of TanStack Query for each operation. */
export const client = { ...fleet, ...createQueries(fleet) }

/** What the hooks of `@sikud/api/react` need of this app: its client, its router, and how it asks the user. */
export const app: FleetApp = {
  client,
  session,
  drafts: createDrafts(session),
  stepUp: createStepUp(),
  offlineData: noOfflineData,
  reachability,
  notifier,
  navigation: router,
  isBase: false,
  useConfirm,
  useTexts: useRecordTexts,
  useStored,
}
