import type { components } from './__generated__/schema.ts'

type Schemas = components['schemas']

/** A record's id: a positive integer on our server, a short text on others. */
export type Id = Schemas['Id']

export type CurrentUser = Schemas['CurrentUser']
export type LoginInput = Schemas['LoginInput']
export type ProfileInput = Schemas['ProfileInput']
export type PasswordInput = Schemas['PasswordInput']

export type Province = Schemas['Province']
export type Regency = Schemas['Regency']
export type District = Schemas['District']
export type Village = Schemas['Village']
export type ProvinceWithRegencies = Province & { regencies: { data: Regency[] } }
export type RegencyWithDistricts = Regency & { districts: { data: District[] } }
export type DistrictWithVillages = District & { villages: { data: Village[] } }

export type Device = Schemas['Device']
export type DeviceInput = Schemas['DeviceInput']

export type Driver = Schemas['Driver']
export type DriverInput = Schemas['DriverInput']

export type Vehicle = Schemas['Vehicle']
export type VehicleInput = Schemas['VehicleInput']
export type Brand = Schemas['Brand']
export type VehicleType = Schemas['VehicleType']
export type BrandWithTypes = Brand & { type: { data: VehicleType[] } }

export type User = Schemas['User']
export type UserPasswordInput = Schemas['UserPasswordInput']
export type Permission = Schemas['Permission']
export type AccessGroup = Schemas['AccessGroup'] & { permissions: { data: Permission[] } }
export type Role = Schemas['Role']
export type RoleInput = Schemas['RoleInput']

/** A trip: distance in km, speed in km/h; points carry times only where they were recorded. */
export type GpsSession = Schemas['GpsSession']
/** When a trip began or ended: `time` is null where it did not or nobody recorded it. */
export type GpsMoment = Schemas['GpsMoment']
/** A point of a trip: decimal degrees WGS 84, speed in km/h. */
export type GpsPoint = Schemas['GpsPoint']
export type GpsStatus = Schemas['GpsStatus']
export type LastPosition = Schemas['LastPosition']

/** Where a device was last; `lat` and `lng` are null until it is located for the first time. */
export type LivePosition = Schemas['LivePosition']
/** Positions as columns of equal length, as the stream sends them: times are epoch milliseconds. */
export type LiveMoves = Schemas['LiveMoves']
/** Moves as whoever draws the fleet takes them: from the stream, or from a worker, where NaN stands for null and 1 for true. */
export type FleetMoves = {
  [Column in Exclude<keyof LiveMoves, 'simulated'>]: ArrayLike<LiveMoves[Column][number]>
} & { simulated: ArrayLike<boolean | number> }
export type LiveChanges = Schemas['LiveChanges']
/** The whole fleet at one moment: `time` is the server's clock, `cursor` where the stream goes on. */
export interface LiveFleet {
  positions: Rows<LivePosition>
  time: string
  cursor: string
}

/** The street and the whole address of a place; null where there is none. */
export type Address = Schemas['Address']

export type TrackerProtocol = Schemas['TrackerProtocol']
/** A tracker that reports without being registered. */
export type UnknownDevice = Schemas['UnknownDevice']
/** What a device has been sending; `last_contact` is null while it never sent anything. */
export type DeviceContact = Schemas['DeviceContact']
export type RefusalReason = Schemas['RefusalReason']
export type RefusedPosition = Schemas['RefusedPosition']

/** What a user was told of; `to` is the page of the dashboard that shows it. */
export type FleetNotification = Schemas['Notification']
export type NotificationKind = Schemas['NotificationKind']
/** What changed since a cursor, or all there is; `removed` names what is there no more. */
export type NotificationChanges = Schemas['NotificationsAnswer']
/** What a user wants to be told of; `permitted` names the kinds that the role allows, where the server says it. */
export type NotificationRules = Schemas['NotificationRules']
export type NotificationRulesInput = Schemas['NotificationRulesInput']

/** A list, and how many rows were left out of it because they could not be read; absent for none. */
export type Rows<T> = T[] & { unreadable?: number }

/** What a write answers; `data` names the new record where the server sends it. */
export interface WriteResult {
  message: string | null
  data?: { id: Id }
}

/** What a sign-in answers. */
export interface LoginResult {
  token: string
  message: string | null
}
