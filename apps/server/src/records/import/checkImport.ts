import { setImmediate } from 'node:timers/promises'
import type { components } from '@sikud/api/schema'
import { type FieldErrors, HttpError } from '../../http/HttpError.ts'
import { readContract } from '../../http/contract.ts'
import { normaliseImei, normalisePlate } from '../../identities/identityKeys.ts'
import type { Message } from '../../locales/messages.ts'
import type { DeviceFields } from '../device/deviceRepository.ts'
import { checkDevice } from '../device/deviceHandlers.ts'
import { checkDriver } from '../driver/driverHandlers.ts'
import type { DriverFields } from '../driver/driverRepository.ts'
import { checkVehicle } from '../vehicle/readVehicle.ts'
import type { VehicleFields } from '../vehicle/vehicleRepository.ts'
import { type ImportReferences, nameKey, type Stored } from './importReferences.ts'

export type ImportColumn = components['schemas']['ImportColumn']
export type ImportInput = components['schemas']['ImportInput']
export type Part = 'vehicle' | 'driver' | 'device'

/** Which parts the caller may create and change. */
export type ImportRights = Record<Part, { create: boolean; update: boolean }>

/** A record that a row stores. `before` is null for a new record. */
interface PlannedPart<Fields> {
  before: Stored<Fields> | null
  fields: Fields
  isChanged: boolean
}
export type PlannedVehicle = PlannedPart<VehicleFields>
export type PlannedDriver = PlannedPart<DriverFields>
/** `vehicle` and `driver` are records of the same row, whose ids are not known before they are stored. */
export type PlannedDevice = PlannedPart<DeviceFields> & {
  vehicle: PlannedVehicle | null
  driver: PlannedDriver | null
}

interface Change {
  column: ImportColumn
  before: string | null
  after: string | null
}

/** What an import does with a row. */
export interface RowPlan {
  state: 'new' | 'changed' | 'same' | 'error'
  faults: { column: ImportColumn; message: Message }[]
  changes: Change[]
  vehicle: PlannedVehicle | null
  driver: PlannedDriver | null
  device: PlannedDevice | null
}

export const partNames: readonly Part[] = ['vehicle', 'driver', 'device']
const schemaOf: Record<Part, string> = {
  vehicle: 'VehicleInput',
  driver: 'DriverInput',
  device: 'DeviceInput',
}

/** The column of each field in which the form of a part reports errors. */
const columnOf: Record<Part, Record<string, ImportColumn>> = {
  vehicle: {
    number: 'plate',
    brand_id: 'brand',
    type_id: 'type',
    year: 'year',
    color: 'color',
    group_id: 'depot',
  },
  device: {
    imei: 'imei',
    name: 'device',
    number: 'sim',
    vehicle_id: 'plate',
    driver_id: 'driver',
    group_id: 'depot',
  },
  driver: { name: 'driver', phone: 'phone', email: 'email', license: 'license', group_id: 'depot' },
}

/** Number of characters that the form accepts in each column. */
const longest = new Map(
  partNames.flatMap((part) => {
    const schema = readContract().components.schemas[schemaOf[part]]
    return Object.entries(schema?.properties ?? {}).flatMap(
      ([field, { maxLength }]: [string, { maxLength?: number }]) => {
        const column = columnOf[part][field]
        return column && maxLength !== undefined ? [[column, maxLength] as const] : []
      },
    )
  }),
)

type Cells = Partial<Record<ImportColumn, string>>

/** Number of rows that are checked before other requests get their turn. */
const ROWS_AT_ONCE = 250

/** Returns what an import of these rows would do. */
export async function planImport(
  { kind, columns, rows }: ImportInput,
  references: ImportReferences,
  rights: ImportRights,
): Promise<RowPlan[]> {
  const planner = new RowPlanner(references, rights)
  const plans: RowPlan[] = []
  for (const [at, row] of rows.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- lets other requests run between the rows
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    plans.push(planner.plan(kind, cellsOf(columns, row)))
  }
  return plans
}

/** Returns the cells of one column. */
export function cellsIn({ columns, rows }: ImportInput, column: ImportColumn): string[] {
  const at = columns.indexOf(column)
  return at < 0 ? [] : rows.flatMap((row) => row[at]?.trim() || [])
}

function cellsOf(columns: readonly ImportColumn[], row: readonly string[]): Cells {
  const cells: Cells = {}
  for (const [at, column] of columns.entries()) {
    const cell = row[at]?.trim()
    if (cell) cells[column] = cell
  }
  return cells
}

/** Plans the rows of one import. It remembers the earlier rows, because a plate, IMEI or driver can come twice. */
class RowPlanner {
  private readonly references: ImportReferences
  private readonly rights: ImportRights
  private readonly seen = new Set<string>()
  /** The new drivers of earlier rows: several vehicles can have the same driver. */
  private readonly newDrivers = new Map<string, PlannedDriver>()

  constructor(references: ImportReferences, rights: ImportRights) {
    this.references = references
    this.rights = rights
  }

  plan(kind: ImportInput['kind'], cells: Cells): RowPlan {
    const row: RowPlan = { state: 'same', faults: [], changes: [], vehicle: null, driver: null, device: null }
    const isFleet = kind === 'fleet'
    for (const [column, limit] of longest)
      if ((cells[column]?.length ?? 0) > limit) fault(row, column, (texts) => texts.field.tooLong(limit))
    if (kind === 'vehicle' || isFleet) row.vehicle = this.vehicle(row, cells)
    const group = row.vehicle?.fields.group_id
    if (kind === 'driver' || (isFleet && cells.driver)) row.driver = this.driver(row, cells, isFleet, group)
    if (kind === 'device' || (isFleet && cells.imei)) row.device = this.device(row, cells, group)
    if (isFleet && cells.driver && !cells.imei) fault(row, 'imei', (texts) => texts.vehicle.driverNeedsDevice)
    const parts = [row.vehicle, row.driver, row.device].filter((part) => part !== null)
    if (row.faults.length > 0) row.state = 'error'
    else if (parts.some(({ before }) => before === null)) row.state = 'new'
    else if (parts.some(({ isChanged }) => isChanged)) row.state = 'changed'
    return row
  }

  private vehicle(row: RowPlan, cells: Cells): PlannedVehicle | null {
    const { types, typesByName, brandsByName, vehicles } = this.references
    const key = normalisePlate(cells.plate ?? '')
    const before = this.stored(row, 'vehicle', key, vehicles.get(key))
    if (before === undefined) return null
    const own = types.find(({ id }) => id === before?.type_id)
    const brandId = cells.brand ? brandsByName.all(cells.brand)[0]?.id : own?.brandId
    const named = cells.type ? typesByName.all(cells.type) : own ? [own] : []
    const type = named.find((one) => one.brandId === brandId) ?? (cells.brand ? undefined : named[0])
    const brand = type?.brandId ?? brandId
    const depot = this.depot(row, cells, before?.group_id)
    const fields = this.collect(row, 'vehicle', () =>
      checkVehicle(
        {
          number: before?.number ?? cells.plate ?? '',
          brand_id: brand ?? 0,
          type_id: type?.id ?? 0,
          year: cells.year ?? before?.year ?? null,
          color: cells.color ?? before?.color ?? null,
        },
        before,
        {
          brand: brand !== undefined, // An unknown brand has no types; one fault is enough.
          type: type !== undefined || brand === undefined,
          group_id: depot,
        },
      ),
    )
    if (!fields) return null
    const shown = ({ type_id, year, color, group_id }: VehicleFields) => {
      const of = types.find(({ id }) => id === type_id)
      return { brand: of?.brand, type: of?.name, year, color, depot: this.nameOfGroup(group_id) }
    }
    return { before, fields, isChanged: compare(row, before && shown(before), shown(fields)) }
  }

  private driver(row: RowPlan, cells: Cells, isShared: boolean, group?: number): PlannedDriver | null {
    const known = this.findDriver(row, cells)
    if (known === undefined) return null
    const key = JSON.stringify([nameKey(cells.driver ?? ''), cells.license ?? '', cells.phone ?? ''])
    const earlier = isShared ? this.newDrivers.get(key) : undefined
    if (earlier && !known) return earlier
    const before = this.stored(
      row,
      'driver',
      isShared ? '' : known ? String(known.id) : key,
      known ?? undefined,
    )
    if (before === undefined) return null
    const depot = isShared ? (before?.group_id ?? group ?? null) : this.depot(row, cells, before?.group_id)
    const fields = this.collect(row, 'driver', () =>
      checkDriver(
        {
          name: cells.driver ?? before?.name ?? '',
          phone: cells.phone ?? before?.phone ?? null,
          email: cells.email ?? before?.email ?? null,
          license: cells.license ?? before?.license ?? null,
        },
        before,
        // The vehicle of the row already reports a wrong depot.
        isShared ? (depot ?? this.references.defaultGroup) : depot,
      ),
    )
    if (!fields) return null
    const shown = ({ name, phone, email, license, group_id }: DriverFields) => ({
      driver: name,
      phone,
      email,
      license,
      depot: this.nameOfGroup(group_id),
    })
    const planned = { before, fields, isChanged: compare(row, before && shown(before), shown(fields)) }
    if (!before && isShared) this.newDrivers.set(key, planned)
    return planned
  }

  /** Finds the driver of a row by license, else phone, else name. Returns null for a new one, undefined after a fault. */
  private findDriver(row: RowPlan, cells: Cells): Stored<DriverFields> | null | undefined {
    const { driversByLicense, driversByName } = this.references
    const { driver: name = '', phone, license } = cells
    const named = driversByName.all(name)
    const usable = named.filter((one) => !license || one.license === null || sameText(one.license, license))
    const found =
      (license && driversByLicense.all(license)[0]) ||
      (phone && usable.find((one) => digits(one.phone) === digits(phone))) ||
      null
    if (found) return found
    if (usable.length > 1) {
      fault(row, 'driver', (texts) => texts.import.driverAmbiguous)
      return undefined
    }
    return usable[0] ?? null
  }

  private device(row: RowPlan, cells: Cells, group?: number): PlannedDevice | null {
    const { devices, vehicles, reporting, driversByName, plates, drivers } = this.references
    const key = normaliseImei(cells.imei ?? '')
    const before = this.stored(row, 'device', key, devices.get(key))
    if (before === undefined) return null
    const isFleet = row.vehicle !== null
    const vehicle = cells.plate ? vehicles.get(normalisePlate(cells.plate)) : undefined
    const isVehicleKnown = isFleet || !cells.plate || (vehicle?.isSeen === true && !vehicle.isArchived)
    const named = cells.driver ? driversByName.all(cells.driver) : []
    if (!isFleet && named.length > 1) fault(row, 'driver', (texts) => texts.import.driverAmbiguous)
    const isDriverKnown = isFleet || !cells.driver || named.length > 0
    const depot = isFleet
      ? (group ?? this.references.defaultGroup)
      : this.depot(row, cells, before?.group_id ?? vehicle?.group_id)
    const driverId = row.driver
      ? (row.driver.before?.id ?? null)
      : (named[0]?.id ?? before?.driver_id ?? null)
    const vehicleId = row.vehicle
      ? (row.vehicle.before?.id ?? null)
      : (vehicle?.id ?? before?.vehicle_id ?? null)
    const name = cells.device ?? before?.name ?? cells.plate ?? ''
    const fields = this.collect(row, 'device', () =>
      checkDevice(
        {
          name,
          imei: before?.imei ?? cells.imei ?? '',
          number: cells.sim ?? before?.number ?? null,
          vehicle_id: vehicleId,
          driver_id: driverId,
        },
        before,
        { vehicle: isVehicleKnown, driver: isDriverKnown, group_id: depot, isReporting: reporting.has(key) },
      ),
    )
    if (!fields) return null
    // The depot of a device in a vehicle is that of the vehicle.
    if (fields.vehicle_id !== null && before?.vehicle_id === fields.vehicle_id)
      fields.group_id = before.group_id
    const plateOf = (id: number | null) =>
      id === vehicleId && cells.plate ? (row.vehicle?.fields.number ?? vehicle?.number) : plates.get(id ?? 0)
    const driverOf = (id: number | null) => drivers.get(id ?? 0)?.name
    const shown = (device: DeviceFields) => ({
      device: device.name,
      sim: device.number,
      plate: plateOf(device.vehicle_id),
      driver: driverOf(device.driver_id),
      depot: device.vehicle_id === null ? this.nameOfGroup(device.group_id) : null,
    })
    const after = {
      ...shown(fields),
      ...(row.vehicle && { plate: row.vehicle.fields.number }),
      ...(row.driver && { driver: row.driver.fields.name }),
    }
    const { vehicle: planned, driver } = row
    const isChanged =
      compare(row, before && shown(before), after) ||
      (before !== null && (planned?.before === null || driver?.before === null))
    return { before, fields, isChanged, vehicle: planned, driver }
  }

  /**
   * Returns the stored record of a row, or null for a new one. Returns undefined if the row cannot store the record; then
   * the row has a fault.
   */
  private stored<Fields>(
    row: RowPlan,
    part: Part,
    key: string,
    found: Stored<Fields> | undefined,
  ): Stored<Fields> | null | undefined {
    const faults = row.faults.length
    const column = part === 'vehicle' ? 'plate' : part === 'device' ? 'imei' : 'driver'
    const marked = `${part} ${key}`
    if (key !== '' && this.seen.has(marked)) fault(row, column, (texts) => texts.import.repeated)
    this.seen.add(marked)
    const right = found ? 'update' : 'create'
    if (found?.isArchived && found.isSeen) fault(row, column, (texts) => texts.archive.restoreFirst)
    else if (found && !found.isSeen)
      fault(row, column, (texts) => (part === 'vehicle' ? texts.vehicle.plateTaken : texts.device.imeiTaken))
    else if (!this.rights[part][right]) fault(row, column, (texts) => texts.import.notAllowed[right])
    return row.faults.length > faults ? undefined : (found ?? null)
  }

  /** Returns the depot that a row names, else that of the record, else the default. Null after a fault. */
  private depot(row: RowPlan, { depot }: Cells, before: number | undefined): number | null {
    if (!depot) return before ?? this.references.defaultGroup
    const named = this.references.groups.all(depot)
    if (named.length > 1) fault(row, 'depot', (texts) => texts.import.depotAmbiguous)
    return named[0]?.id ?? null
  }

  private nameOfGroup(id: number): string | undefined {
    return this.references.groupNames.get(id)
  }

  /** Returns what `check` returns. If it throws 422, adds its errors to the row and returns undefined. */
  private collect<Fields>(row: RowPlan, part: Part, check: () => Fields): Fields | undefined {
    try {
      return check()
    } catch (error) {
      if (!(error instanceof HttpError) || !error.errors) throw error
      addFaults(row, part, error.errors)
      return undefined
    }
  }
}

function addFaults(row: RowPlan, part: Part, errors: FieldErrors): void {
  for (const [field, [message]] of Object.entries(errors)) {
    const column = columnOf[part][field]
    if (column && message) fault(row, column, message)
  }
}

/** Adds a fault; each cell has only its first one. */
function fault(row: RowPlan, column: ImportColumn, message: Message): void {
  if (!row.faults.some((one) => one.column === column)) row.faults.push({ column, message })
}

type Shown = Partial<Record<ImportColumn, string | number | null | undefined>>

/** Adds the cells that differ to a row of a stored record. Returns whether there are any. */
function compare(row: RowPlan, before: Shown | null, after: Shown): boolean {
  if (!before) return false
  const columns = Object.keys(after) as ImportColumn[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of the type
  const changes = columns.map((column) => ({
    column,
    before: textOf(before[column]),
    after: textOf(after[column]),
  }))
  const different = changes.filter((change) => change.before !== change.after)
  row.changes.push(...different)
  return different.length > 0
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

function sameText(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

/** Returns the digits of a phone number without the prefix 0 or 62; undefined for none. */
function digits(phone: string | null): string | undefined {
  return phone?.replaceAll(/\D/g, '').replace(/^(?:62|0)/, '') || undefined
}
