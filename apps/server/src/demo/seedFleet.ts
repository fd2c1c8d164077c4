import type { Queryable } from '../database/Database.ts'
import { normaliseImei, normalisePlate } from '../identities/identityKeys.ts'
import { demoFleet, unitName, type DemoUnit } from './demoFleet.ts'

/** Adds the vehicles, drivers and devices of the demo; all of them are marked as simulated. */
export async function seedFleet(database: Queryable): Promise<void> {
  for (const unit of demoFleet) {
    const vehicleId = await insertVehicle(database, unit.vehicle)
    const driverId = await insertDriver(database, unit.driver)
    await database.query(
      `insert into device (name, imei, imei_key, number, vehicle_id, driver_id, simulated)
       values ($1, $2, $3, $4, $5, $6, true) on conflict (imei_key) do nothing`,
      [unitName(unit), unit.imei, normaliseImei(unit.imei), unit.number, vehicleId, driverId],
    )
  }
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
    throw new Error(`The demo knows no vehicle type ${vehicle.brand} ${vehicle.type}`)
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
