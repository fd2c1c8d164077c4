import { basename } from 'node:path'
import type { Database, Queryable } from '../database/Database.ts'
import { cleanKey } from './cleanText.ts'
import { findImeisByName } from './importDeviceRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { openRecording } from './openRecording.ts'
import { prepareImport } from './prepareImport.ts'
import { collectRecording } from './Recording.ts'
import { RecordingError } from './RecordingError.ts'
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
  const recording = await collectRecording(await openRecording(path, options))
  const deviceName = recording.devices.has(null)
    ? await resolveDevice(database, options.deviceName)
    : undefined
  const { devices, report } = prepareImport(basename(path), recording, deviceName)
  await database.transaction((transaction) => storeRecording(transaction, devices, report, options.gapMs))
  return report
}

/** A name stands for the one device that bears it, if there is one; otherwise for an IMEI, known or new. */
async function resolveDevice(database: Queryable, name: string | undefined): Promise<string | undefined> {
  if (name === undefined) return undefined
  const imeis = await findImeisByName(database, cleanKey(name))
  if (imeis.length > 1 && !imeis.includes(cleanKey(name))) {
    throw new RecordingError(
      `Ada ${String(imeis.length)} perangkat bernama "${name}". Sebutkan IMEI-nya dengan --device.`,
    )
  }
  return imeis.length === 1 ? imeis[0] : name
}
