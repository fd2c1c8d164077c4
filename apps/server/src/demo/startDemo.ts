import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../database/Database.ts'
import { normaliseImei, normalisePlate } from '../identities/identityKeys.ts'
import { startAssignments } from '../trips/assignmentRepository.ts'
import { DemoSimulator } from './DemoSimulator.ts'
import { DemoTicker } from './DemoTicker.ts'
import { type DemoUnit, demoFleet, unitName } from './demoFleet.ts'
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
  /** Resolves when three days of history are stored. Until then, the positions of the fleet do not change. */
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
  await database.transaction((transaction) =>
    seedOnce(transaction, passwordHash, (options.now ?? Date.now)()),
  )
  const ticker = new DemoTicker(
    database,
    new DemoSimulator(),
    options.now ?? Date.now,
    options.onError ?? console.error,
  )
  await ticker.tick()
  const seeded = ticker.seed()
  ticker.start()
  return { signIn: isDemoAccount ? signIn : null, seeded, stop: () => ticker.stop() }
}

/** The demo stores trips of three days; the first of them can begin a day earlier. */
const ASSIGNED_BEFORE_MS = 4 * 86_400_000

/** Seeds a database only once, so that deleted demo records stay deleted. */
async function seedOnce(database: Queryable, passwordHash: string, now: number): Promise<void> {
  await database.query('select pg_advisory_xact_lock($1)', [seedLock])
  const inserted = await database.query(
    "insert into reference_data (name, version) values ('demo', '1') on conflict (name) do nothing returning name",
  )
  if (inserted.length === 0) return
  await seedPeople(database, passwordHash)
  await seedFleet(database, now)
}

/** Adds the vehicles, drivers and devices of the demo, marked as simulated. */
async function seedFleet(database: Queryable, now: number): Promise<void> {
  // A trigger writes this as the source of the assignments of the devices.
  await database.query("set local sikud.source = 'import'")
  for (const unit of demoFleet) {
    const vehicleId = await insertVehicle(database, unit.vehicle)
    const driverId = await insertDriver(database, unit.driver)
    await database.query(
      `insert into device (name, imei, imei_key, number, vehicle_id, driver_id, simulated)
       values ($1, $2, $3, $4, $5, $6, true) on conflict (imei_key) do nothing`,
      [unitName(unit), unit.imei, normaliseImei(unit.imei), unit.number, vehicleId, driverId],
    )
  }
  const devices = await listDemoDevices(database)
  const ids = devices.map(({ id }) => id)
  // The trips of the days before have the same vehicles and drivers.
  await startAssignments(database, ids, now - ASSIGNED_BEFORE_MS)
}

async function insertVehicle(database: Queryable, vehicle: DemoUnit['vehicle']): Promise<number | null> {
  if (vehicle === null) return null
  const [created] = await database.query<{ id: number }>(
    `insert into vehicle (type_id, year, color, number, number_key, simulated)
     select vehicle_type.id, $3, $4, $5, $6, true
     from vehicle_type join brand on brand.id = brand_id where brand.name = $1 and vehicle_type.name = $2
     returning id`,
    [
      vehicle.brand,
      vehicle.type,
      vehicle.year,
      vehicle.color,
      vehicle.number,
      normalisePlate(vehicle.number),
    ],
  )
  if (created === undefined)
    throw new Error(`The reference data has no vehicle type ${vehicle.brand} ${vehicle.type}`)
  return created.id
}

async function insertDriver(database: Queryable, driver: DemoUnit['driver']): Promise<number | null> {
  if (driver === null) return null
  const [created] = await database.query<{ id: number }>(
    'insert into driver (name, phone, email, license, simulated) values ($1, $2, $3, $4, true) returning id',
    [driver.name, driver.phone, driver.email, driver.license],
  )
  return created?.id ?? null
}
