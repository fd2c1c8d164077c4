import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { searchTrips } from './searchTrips.ts'
import { askForSearch, isSearched } from './tripWorkRepository.ts'

/** While a running server searches, this one waits. */
const waitMs = 200

/**
 * Makes the trips of all stored positions anew, of every device unless one is named; what comes out the same stays
 * untouched. Answers of how many devices. Works beside a running server, which searches along.
 */
export async function searchAgain(database: Database, deviceId?: number): Promise<number> {
  const devices = await askForSearch(database, { deviceId, fromTime: 0 })
  while (!(await isSearched(database, deviceId))) {
    if ((await searchTrips(database, Date.now())) === 0) await setTimeout(waitMs)
  }
  return devices
}
