'use client'

import type { Device } from '@sikud/api'
import { useConfirmTexts } from '../../kit/texts.ts'
import { type ArchiveTexts, useArchiveTexts } from './texts.ts'

export type ArchivableKind = 'device' | 'vehicle' | 'driver'

/**
 * Returns the question before a record is deleted, what its archiving affects (null if nothing), and the label of the
 * link to its trips. `devices` are the devices of a vehicle or driver, or the device itself.
 */
export function useAttached(kind: ArchivableKind, devices: readonly Device[] | undefined) {
  const { text } = useConfirmTexts()
  const texts = useArchiveTexts()
  const names = attachedNames(texts, kind, devices)
  const { trips } = texts
  if (names === null) return { deletion: text, affected: null, trips }
  return { deletion: `${text} ${texts.attached[kind](names)}`, affected: texts.affected[kind](names), trips }
}

/** Returns the names of the vehicle and driver of a device, or of the devices of a vehicle or driver; null for none. */
export function attachedNames(texts: ArchiveTexts, kind: ArchivableKind, devices: readonly Device[] = []) {
  const { ofVehicle, ofDriver, and } = texts
  const names = devices.flatMap(({ name, vehicle, driver }) => {
    if (kind !== 'device') return [name]
    return [...(vehicle ? [ofVehicle(vehicle.number)] : []), ...(driver ? [ofDriver(driver.name)] : [])]
  })
  return names.length === 0 ? null : names.join(kind === 'device' ? and : ', ')
}
