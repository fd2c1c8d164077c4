import { malformed } from '../http/HttpError.ts'
import { parseTimestamp } from '../http/requestValues.ts'
import { readSessionFilter } from './tripFilter.ts'
import type { SummaryFilter } from './tripSummary.ts'

const MAX_PERIOD_MS = 32 * 86_400_000

interface SummaryQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  from: string
  to: string
}

/**
 * Parses the id and the period of a summary. Throws 400 if there is not exactly one id, or if the period is longer than
 * 32 days.
 */
export function readSummaryFilter(query: SummaryQuery): SummaryFilter {
  const { deviceId, vehicleId, driverId } = readSessionFilter(query)
  const ids = [
    { by: 'device_id' as const, id: deviceId },
    { by: 'vehicle_id' as const, id: vehicleId },
    { by: 'driver_id' as const, id: driverId },
  ].filter(({ id }) => id !== undefined)
  const [one, another] = ids
  if (one?.id === undefined || another) throw malformed({ device_id: [(texts) => texts.field.oneOwner] })
  const from = parseTimestamp(query.from, 'from') ?? ''
  const to = parseTimestamp(query.to, 'to') ?? ''
  const length = Date.parse(to) - Date.parse(from)
  if (!(length > 0 && length <= MAX_PERIOD_MS)) throw malformed({ to: [(texts) => texts.field.period] })
  return { by: one.by, id: one.id, from, to }
}
