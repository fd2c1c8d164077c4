import type {
  Assignment,
  AssignmentCheck,
  AssignmentWarning,
  BrandWithTypes,
  Device,
  Driver,
  Group,
  GroupPlace,
  GroupTimes,
  Id,
  Vehicle,
  WorkingDay,
  WorkingHours,
} from '../../models.ts'
import {
  flag,
  id,
  number,
  optional,
  or,
  orNull,
  record,
  relation,
  rows,
  text,
  word,
  words,
  type Reader,
} from './reader.ts'

/** Reads the id and the name of a record. Both are required. */
export const idAndName: Reader<{ id: Id; name: string }> = record({ id, name: text })

/** Reads related records with id and name, `{data: […]}`. Returns an empty list if the response has none. */
export const idAndNameList = or(record({ data: rows(idAndName) }), { data: [] })

/** Readers for the fields that say whether a record is archived. */
const archived = { archived_at: relation(text) }

/** Readers for the fields with the depot of a record. */
const depot = { group_id: optional(id), group: optional(idAndName) }

/** Reads the driver to whom a record refers. */
export const driverReference = record<{ id?: Id; name: string }>({ id: optional(id), name: words })

/** Reads the vehicle to which a record refers, with its plate. */
export const vehicleReference = record<{ id?: Id; number: string; name?: string }>({
  id: optional(id),
  number: words,
  name: optional(text),
})

/** Reads the device to which a record refers. */
export const deviceReference = record<{ id?: Id; name: string; imei?: string }>({
  id: optional(id),
  name: words,
  imei: optional(text),
})

export const device = record<Device>({
  id,
  name: words,
  imei: words,
  number: orNull(text),
  vehicle_id: orNull(id),
  driver_id: orNull(id),
  vehicle: relation(vehicleReference),
  driver: relation(driverReference),
  ...depot,
  simulated: optional(flag),
  ...archived,
  identity_free: optional(flag),
  still_reporting: optional(flag),
  version: optional(number),
  last_contact: relation(text),
  reporting: optional(word()),
  protocol: relation(word()),
  battery: relation(number),
})

/** Reads what a device had in a period. */
export const assignment = record<Assignment>({
  id,
  device: deviceReference,
  vehicle: orNull(vehicleReference),
  driver: orNull(driverReference),
  group: optional(idAndName),
  from: text,
  to: orNull(text),
  source: word(),
  by: orNull(record<{ name: string }>({ name: text })),
})

/** Reads the check of an assignment that is not saved yet. */
export const assignmentCheck = record<AssignmentCheck>({
  from: text,
  to: orNull(text),
  moved: or(flag, false),
  warnings: or(rows(record<AssignmentWarning>({ kind: word(), name: orNull(text), at: orNull(text) })), []),
})

export const driver = record<Driver>({
  id,
  name: words,
  phone: orNull(text),
  email: orNull(text),
  license: orNull(text),
  ...depot,
  simulated: optional(flag),
  ...archived,
  version: optional(number),
})

export const vehicle = record<Vehicle>({
  id,
  year: orNull((value) => (typeof value === 'number' ? number(value) : text(value))),
  color: orNull(text),
  number: words,
  type: orNull(record({ id, name: words, brand: orNull(record({ id, name: words })) })),
  brand_id: optional(id),
  type_id: optional(id),
  ...depot,
  simulated: optional(flag),
  ...archived,
  identity_free: optional(flag),
  version: optional(number),
})

export const brandWithTypes = record<BrandWithTypes>({ id, name: words, type: idAndNameList })

const count = or(number, 0)

/** Reads the place of a depot in the tree: its id, its name and the id of its parent. */
export const groupPlace = record<GroupPlace>({ id, parent_id: orNull(id), name: words })

/** Reads the hours of a weekday. An unreadable day is null, as a closed day. */
const workingDay = orNull(record<WorkingDay>({ from: text, to: text }))

const workingHours = record<WorkingHours>({
  mon: workingDay,
  tue: workingDay,
  wed: workingDay,
  thu: workingDay,
  fri: workingDay,
  sat: workingDay,
  sun: workingDay,
})

const groupTimes = record<GroupTimes>({
  zone: word(),
  zone_source: word(),
  zone_group: orNull(idAndName),
  working_hours: workingHours,
  working_hours_source: word(),
  working_hours_group: orNull(idAndName),
})

/** Reads a depot. */
export const group = record<Group>({
  id,
  parent_id: orNull(id),
  name: words,
  kind: word(),
  members: or(record({ vehicles: count, drivers: count, devices: count, users: count }), {
    vehicles: 0,
    drivers: 0,
    devices: 0,
    users: 0,
  }),
  zone: relation(word()),
  working_hours: relation(workingHours),
  times: optional(groupTimes),
})
