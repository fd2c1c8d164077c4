import type { Device, Driver, Role, User, Vehicle } from '@sikud/api'
import type { SearchEntry } from '../../kit/SearchDialog/SearchGroup.ts'
import { simulatedBadge } from '../status/SimulatedChip.tsx'

/** The records that the search finds, by kind. */
export interface SearchedRecords {
  device: Device
  vehicle: Vehicle
  driver: Driver
  user: User
  role: Role
}

type Text = string | number | null | undefined

/** The title of an entry and the texts below it; the search finds all of them. */
const textsOf: { [Kind in keyof SearchedRecords]: (record: SearchedRecords[Kind]) => [string, ...Text[]] } = {
  device: ({ name, imei, number, vehicle, driver }) => [name, imei, number, vehicle?.number, driver?.name],
  vehicle: ({ number, type, color, year }) => [
    number,
    shown([type?.brand?.name, type?.name]).join(' '),
    color,
    year,
  ],
  driver: ({ name, phone, email, license }) => [name, phone, email, license],
  user: ({ name, email, role }) => [name, email, role?.name],
  role: ({ name, type, description }) => [name, type.text, description],
}

function shown(texts: Text[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined && text !== '').map(String)
}

/** Returns the search entry of a record; `to` is the path of its page. */
export function recordEntry<Kind extends keyof SearchedRecords>(
  kind: Kind,
  record: SearchedRecords[Kind],
  to: string,
): SearchEntry {
  const [label, ...details] = textsOf[kind](record)
  return {
    key: String(record.id),
    label,
    details: shown(details),
    badge: 'simulated' in record ? simulatedBadge(record) : undefined,
    to,
  }
}
