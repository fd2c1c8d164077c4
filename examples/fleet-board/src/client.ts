import { createFleetClient } from '@sikud/api'
import { createQueries } from '@sikud/api/queries'
import { createDrafts, createStepUp, noOfflineData, openSession, type FleetApp } from '@sikud/api/react'
import { useConfirm, useRecordTexts } from '@sikud/ui'
import { router } from './router.tsx'

export const session = openSession()
const fleet = createFleetClient({
  baseUrl: '/api/v1',
  token: session.token,
  onUnauthorized: session.expire,
  language: () => 'en',
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
  navigation: router,
  isBase: false,
  useConfirm,
  useTexts: useRecordTexts,
}
