import type { Database } from '../database/Database.ts'
import { storeNewEvents } from '../notifications/eventRepository.ts'
import type { EventDetails, FleetEvent } from '../notifications/FleetEvent.ts'
import { notify } from '../notifications/notify.ts'
import { readRecipients } from '../notifications/recipientRepository.ts'
import type { DemoSimulator } from './DemoSimulator.ts'
import { tripPositions } from './DemoTrip.ts'
import { type DemoUnit, demoFleet } from './demoFleet.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A later event is found by the notification check itself. */
const SETTLED_MS = 15 * minute
/** The speed limit of the default rules, in km/h, and for how long it must be exceeded, in seconds. */
const limit = { kmh: 100, seconds: 30 }
/** How long a device is silent before the default rules say so, in minutes. */
const SILENT_MINUTES = 60

interface StoredUnit {
  imei: string
  deviceId: number
  vehicleId: number | null
  groupId: number | null
  name: string
}

/**
 * Stores the notifications of the past week for the demo users, as if the server had run for that time. Those of
 * earlier days are read.
 */
export async function storePastNotifications(
  database: Database,
  simulator: DemoSimulator,
  now: number,
): Promise<void> {
  const stored = await database.query<StoredUnit>(
    `select imei, device.id as "deviceId", vehicle_id as "vehicleId", device.group_id as "groupId",
       coalesce(vehicle.number, device.name) as name
     from device left join vehicle on vehicle.id = vehicle_id where device.simulated order by device.id`,
  )
  // Outside the transaction: on a busy machine this takes longer than a transaction may stay idle.
  const events = stored.flatMap((unit) => eventsOf(unit, simulator, now)).toSorted((a, b) => a.at - b.at)
  await database.transaction(async (transaction) => {
    const users = await transaction.query<{ id: number }>('select id from app_user where demo')
    const ids = new Set(users.map(({ id }) => id))
    const recipients = (await readRecipients(transaction))
      .filter(({ userId }) => ids.has(userId))
      // The accounts are new, but the story of the demo is older.
      .map((recipient) => ({ ...recipient, joined: 0, hasBrowser: false }))
    for (const event of events) {
      const added = await storeNewEvents(transaction, [event], event.at)
      await notify(transaction, recipients, added, { depots: new Map(), now: event.at })
    }
    await transaction.query(
      `update notification set read_at = at, changed_at = clock_timestamp()
       where simulated and user_id = any($1) and at < to_timestamp($2::float8 / 1000)`,
      [[...ids], now - day],
    )
  })
}

function eventsOf({ imei, ...stored }: StoredUnit, simulator: DemoSimulator, now: number): FleetEvent[] {
  const unit = demoFleet.find((one) => one.imei === imei)
  if (unit === undefined) return []
  return detailsOf(unit, simulator, now)
    .filter(({ at }) => at > now - 7 * day && at < now - SETTLED_MS)
    .map((event) => ({ ...event, ...stored, from: event.at, to: event.at, place: null, simulated: true }))
}

type PastEvent = EventDetails & { at: number }

function detailsOf(unit: DemoUnit, simulator: DemoSimulator, now: number): PastEvent[] {
  if (unit.silentDays !== undefined) {
    const lastContact = simulator.stateAt(unit, now).time
    return [
      { kind: 'silent', lastContact, minutes: SILENT_MINUTES, at: lastContact + SILENT_MINUTES * minute },
    ]
  }
  if (unit.hasWeakPower) {
    return [{ kind: 'alarm', alarm: 'power_cut', driver: unit.driver?.name ?? null, at: now - 3 * day }]
  }
  if (unit.driver === null) {
    const starts = simulator.tripsEnded(unit, now - 7 * day, now).map(({ start }) => start)
    const firsts = Map.groupBy(starts, (start) => Math.floor(start / day)).values()
    return [...firsts].flatMap(([first]): PastEvent[] =>
      first === undefined ? [] : [{ kind: 'no_driver', at: first }],
    )
  }
  if (unit.firstTripPace === undefined) return []
  return simulator.tripsEnded(unit, now - 7 * day, now).flatMap((trip): PastEvent[] => {
    const fast = tripPositions(trip).filter(({ speed }) => speed > limit.kmh)
    const [first] = fast
    if (first === undefined || fast.length < 3) return []
    const highestKmh = Math.max(...fast.map(({ speed }) => speed))
    return [
      { kind: 'speeding', start: first.time, highestKmh, ...limit, at: first.time + limit.seconds * 1000 },
    ]
  })
}
