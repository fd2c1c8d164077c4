import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { normaliseImei, normalisePlate } from '../identities/identityKeys.ts'
import { startAssignments } from '../trips/assignmentRepository.ts'
import { DemoSimulator } from './DemoSimulator.ts'
import { DemoTicker } from './DemoTicker.ts'
import { demoDepots, type DemoUnit, demoFleet, deviceNameOf } from './demoFleet.ts'
import { listDemoDevices } from './demoRepository.ts'
import { ensureDemoSignIn, seedPeople } from './seedPeople.ts'

export interface DemoOptions {
  email: string
  password: string | null
  /** The clock; for tests. */
  now?: () => number
  /** Called with errors while the demo runs; default `console.error`. */
  onError?: (error: unknown) => void
}

export interface RunningDemo {
  /** E-mail and password of the demo administrator; null if that e-mail belongs to an account outside the demo. */
  signIn: { email: string; password: string } | null
  /** Resolves when a week of history are stored. Until then, the positions of the fleet do not change. */
  seeded: Promise<void>
  stop(): Promise<void>
}

const seedLock = 5_120_031

/**
 * Creates the demo fleet and starts the simulation. Users can sign in when the promise resolves; the history is stored
 * afterwards. Throws in production.
 */
export async function startDemo(database: Database, options: DemoOptions): Promise<RunningDemo> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'The demo fleet is simulated and never runs in production: unset NODE_ENV=production or set DEMO=0.',
    )
  }
  const signIn = { email: options.email, password: options.password ?? randomBytes(12).toString('base64url') }
  const { isDemoAccount, passwordHash } = await ensureDemoSignIn(database, signIn)
  const isNew = await database.transaction((transaction) =>
    seedOnce(transaction, passwordHash, (options.now ?? Date.now)()),
  )
  const ticker = new DemoTicker(
    database,
    new DemoSimulator(),
    options.now ?? Date.now,
    options.onError ?? console.error,
  )
  await ticker.tick()
  const seeded = ticker.seed(isNew)
  ticker.start()
  return { signIn: isDemoAccount ? signIn : null, seeded, stop: () => ticker.stop() }
}

/** The demo stores trips of a week; the first of them can begin a day earlier. */
const ASSIGNED_BEFORE_MS = 8 * 86_400_000

/** Seeds a database only once, so that deleted demo records stay deleted; returns whether it did. */
async function seedOnce(database: Queryable, passwordHash: string, now: number): Promise<boolean> {
  await database.query('select pg_advisory_xact_lock($1)', [seedLock])
  const inserted = await database.query(
    "insert into reference_data (name, version) values ('demo', '1') on conflict (name) do nothing returning name",
  )
  if (inserted.length === 0) return false
  await seedPeople(database, passwordHash)
  await seedFleet(database, now)
  return true
}

/** Adds the vehicles, drivers and devices of the demo, marked as simulated. */
async function seedFleet(database: Queryable, now: number): Promise<void> {
  // A trigger writes this as the source of the assignments of the devices.
  await database.query("set local sikud.source = 'import'")
  const groups = await insertDepots(database)
  for (const unit of demoFleet) {
    const groupId = groups.get(unit.depot) ?? null
    const vehicleId = await insertVehicle(database, unit.vehicle, groupId)
    const driverId = await insertDriver(database, unit.driver, groupId)
    await database.query(
      `insert into device (name, imei, imei_key, number, vehicle_id, driver_id, group_id, simulated)
       values ($1, $2, $3, $4, $5, $6, coalesce($7, default_group()), true) on conflict (imei_key) do nothing`,
      [deviceNameOf(unit), unit.imei, normaliseImei(unit.imei), unit.number, vehicleId, driverId, groupId],
    )
  }
  const devices = await listDemoDevices(database)
  const ids = devices.map(({ id }) => id)
  // The trips of the days before have the same vehicles and drivers.
  await startAssignments(database, ids, now - ASSIGNED_BEFORE_MS)
}

/** Adds the depots of the demo; returns the id of each depot by its name. */
async function insertDepots(database: Queryable): Promise<Map<string, number>> {
  await database.query(
    `insert into fleet_group (parent_id, name) select default_group(), unnest($1::text[]) on conflict do nothing`,
    [demoDepots],
  )
  const depots = await database.query<{ id: number; name: string }>(
    'select id, name from fleet_group where name = any($1) order by id desc',
    [demoDepots],
  )
  return new Map(depots.map(({ id, name }) => [name, id]))
}

async function insertVehicle(
  database: Queryable,
  vehicle: DemoUnit['vehicle'],
  groupId: number | null,
): Promise<number | null> {
  if (vehicle === null) return null
  const [created] = await database.query<{ id: number }>(
    `insert into vehicle (type_id, year, color, number, number_key, group_id, simulated)
     select vehicle_type.id, $3, $4, $5, $6, coalesce($7, default_group()), true
     from vehicle_type join brand on brand.id = brand_id where brand.name = $1 and vehicle_type.name = $2
     returning id`,
    [
      vehicle.brand,
      vehicle.type,
      vehicle.year,
      vehicle.color,
      vehicle.number,
      normalisePlate(vehicle.number),
      groupId,
    ],
  )
  if (created === undefined)
    throw new Error(`The reference data has no vehicle type ${vehicle.brand} ${vehicle.type}`)
  return created.id
}

async function insertDriver(
  database: Queryable,
  driver: DemoUnit['driver'],
  groupId: number | null,
): Promise<number | null> {
  if (driver === null) return null
  const [created] = await database.query<{ id: number }>(
    `insert into driver (name, phone, email, license, group_id, simulated)
     values ($1, $2, $3, $4, coalesce($5, default_group()), true) returning id`,
    [driver.name, driver.phone, driver.email, driver.license, groupId],
  )
  return created?.id ?? null
}
