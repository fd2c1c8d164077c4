import { expect, it } from 'vitest'
import type { Database } from '../database/Database.ts'
import { storePastNotifications } from './demoNotifications.ts'
import { demoFleet } from './demoFleet.ts'
import { DemoSimulator } from './DemoSimulator.ts'

const now = Date.UTC(2026, 10, 20, 5)

it('computes the events while no transaction is open, because the database ends an idle one', async () => {
  let isOpen = false
  const calls: boolean[] = []
  const unit = demoFleet.find(({ driver }) => driver === null)
  /** Finds one vehicle without a driver, and nothing else. */
  async function query(text: string) {
    const stored = { imei: unit?.imei, deviceId: 1, vehicleId: 1, groupId: 1, name: 'B 9548 SIM' }
    const rows: unknown[] = text.includes('where device.simulated') ? [stored] : []
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the type of the rows
    return rows as never[]
  }
  class WatchedSimulator extends DemoSimulator {
    override tripsEnded(...args: Parameters<DemoSimulator['tripsEnded']>) {
      calls.push(isOpen)
      return super.tripsEnded(...args)
    }
  }
  const database: Database = {
    query,
    async transaction(work) {
      isOpen = true
      return work({ query })
    },
    close: () => Promise.resolve(),
  }
  await storePastNotifications(database, new WatchedSimulator(), now)
  expect(calls).toEqual([false])
})
