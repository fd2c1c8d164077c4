import type { Database, Queryable } from '../database/Database.ts'
import { cleanKey } from './cleanText.ts'
import { findImeisByName } from './importRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { readInWorker, type GivenDevice } from './readInWorker.ts'
import type { ReadingOptions } from './ReadingOptions.ts'
import { storeRecording } from './storeRecording.ts'

export interface ImportOptions extends ReadingOptions {
  /** IMEI or name of the device of a file that names none. */
  deviceName?: string
  /** The pause after which a new session begins. */
  gapMs: number
}

/** Imports one file in one transaction: all of it, or, when this throws, nothing. `RecordingError` says what is wrong with the file. */
export async function importRecording(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const device = await resolveDevice(database, options.deviceName)
  const { devices, report } = await readInWorker({ path, options, device })
  await database.transaction((transaction) => storeRecording(transaction, devices, report, options.gapMs))
  return report
}

/** A name stands for the one device that bears it, if there is one; otherwise for an IMEI, known or new. */
async function resolveDevice(database: Queryable, name: string | undefined): Promise<GivenDevice> {
  if (name === undefined) return {}
  const imeis = await findImeisByName(database, cleanKey(name))
  if (imeis.length > 1 && !imeis.includes(cleanKey(name))) {
    return {
      problem: `Ada ${String(imeis.length)} perangkat bernama "${name}". Sebutkan IMEI-nya dengan --device.`,
    }
  }
  return { name: (imeis.length === 1 ? imeis[0] : undefined) ?? name }
}
