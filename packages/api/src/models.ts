import type { components } from './__generated__/schema.ts'

type Schemas = components['schemas']

/** The id of a record: a positive integer on our server; on other servers it can be a short text. */
export type Id = Schemas['Id']

export type CurrentUser = Schemas['CurrentUser']
export type EmailChange = Schemas['EmailChange']
export type LoginInput = Schemas['LoginInput']
export type ProfileInput = Schemas['ProfileInput']
export type PasswordInput = Schemas['PasswordInput']

/** What a device had in a period (extension `assignments`). */
export type Assignment = Schemas['Assignment']
export type AssignmentCorrection = Schemas['AssignmentCorrection']
export type AssignmentCheck = Schemas['AssignmentCheck']
export type AssignmentWarning = Schemas['AssignmentWarning']

/** A change of the vehicle or driver of a device that is not saved yet. Times are ISO 8601 with an offset. */
export interface AssignmentPlan {
  /** Undefined for a new device. */
  deviceId?: Id | undefined
  vehicleId?: Id | null | undefined
  driverId?: Id | null | undefined
  /** Undefined for a change that takes effect now. */
  from?: string | undefined
  /** The end of a period of the past that is corrected. */
  to?: string | undefined
}

/** A browser in which a user is signed in. */
export type UserSession = Schemas['UserSession']
/** An API token for scripts. Only `NewApiToken` contains the secret value. */
export type ApiToken = Schemas['ApiToken']
export type NewApiToken = Schemas['NewApiToken']
export type ApiTokenInput = Schemas['ApiTokenInput']
export type ViewAsInput = Schemas['ViewAsInput']
export type ConfirmInput = Schemas['ConfirmInput']
export type Factor = Schemas['Factor']
export type FactorCode = Schemas['FactorCode']
export type FactorInput = Schemas['FactorInput']
export type FactorSeed = Schemas['FactorSeed']
export type RecoveryCodes = Schemas['RecoveryCodes']
/** A key on a device of the user, with which the user signs in without a password (extension `passkeys`). */
export type Passkey = Schemas['Passkey']
export type NewPasskey = Schemas['NewPasskey']
export type PasskeyInput = Schemas['PasskeyInput']
export type PasskeyCreation = Schemas['PasskeyCreation']
export type PasskeyRequest = Schemas['PasskeyRequest']
export type PasskeySignInStart = Schemas['PasskeySignInStart']
export type PasskeySignInInput = Schemas['PasskeySignInInput']

export type Province = Schemas['Province']
export type Regency = Schemas['Regency']
export type District = Schemas['District']
export type Village = Schemas['Village']
export type ProvinceWithRegencies = Province & { regencies: { data: Regency[] } }
export type RegencyWithDistricts = Regency & { districts: { data: District[] } }
export type DistrictWithVillages = District & { villages: { data: Village[] } }

export type Device = Schemas['Device']
export type DeviceInput = Schemas['DeviceInput']

export type ArchiveInput = Schemas['ArchiveInput']

/** A deleted record that can be restored (extension `changes`). */
export type DeletedRecord = Schemas['DeletedRecord']
/** The kinds of records that can be restored after their deletion. */
export type DeletedKind = components['parameters']['DeletedKind']
/** A record that a change of many records did not change, and why. */
export type RefusedRecord = Schemas['RefusedRecord']
export type ManyDone = Schemas['ManyAnswer']['data']
export type ManyDelete = Schemas['ManyDelete']
export type ManyDeviceChanges = Schemas['ManyDeviceChanges']
export type ManyVehicleChanges = Schemas['ManyVehicleChanges']
export type ManyDriverChanges = Schemas['ManyDriverChanges']

export type Driver = Schemas['Driver']
export type DriverInput = Schemas['DriverInput']

export type Vehicle = Schemas['Vehicle']
export type VehicleInput = Schemas['VehicleInput']
export type VehicleSetup = Schemas['VehicleSetup']
export type Brand = Schemas['Brand']
export type VehicleType = Schemas['VehicleType']
export type BrandWithTypes = Brand & { type: { data: VehicleType[] } }

/** A depot (extension `groups`). `members` counts its own records, without those of the depots below it. */
export type Group = Schemas['Group']
export type GroupPlace = Schemas['GroupPlace']
export type GroupKind = Schemas['GroupKind']
export type GroupInput = Schemas['GroupInput']
export type GroupTimes = Schemas['GroupTimes']
export type DepotZone = Schemas['DepotZone']
export type WorkingHours = Schemas['WorkingHours']
export type WorkingDay = Schemas['WorkingDay']

export type User = Schemas['User']
/**
 * `invited`: has no password yet. `unverified`: has not confirmed the e-mail address. `pending`: waits for approval.
 * Only an `active` user can sign in.
 */
export type UserStatus = NonNullable<User['status']>
export type UserInput = Schemas['UserInput']
export type UserPasswordInput = Schemas['UserPasswordInput']
/** A link that the server shows once. `path` is relative to the URL of the dashboard; its fragment is the token. */
export type AccountLink = Schemas['AccountLink']
/** The input of a visitor who registers. */
export type RegisterInput = Schemas['RegisterInput']
export type VerifyEmailInput = Schemas['VerifyEmailInput']
export type EmailInput = Schemas['EmailInput']
/** The input that creates the first administrator, with the token of the setup link. */
export type SetUpInput = Schemas['SetUpInput']
export type ApproveInput = Schemas['ApproveInput']
export type LinkInput = Schemas['LinkInput']
export type LinkPasswordInput = Schemas['LinkPasswordInput']
/** The account of a user who was invited. */
export type InvitedAccount = Schemas['InvitedAccount']
export type Permission = Schemas['Permission']
export type AccessGroup = Schemas['AccessGroup'] & { permissions: { data: Permission[] } }
export type Role = Schemas['Role']
export type RoleInput = Schemas['RoleInput']

/** A trip, with distance in km and speed in km/h. Points have no time stamps if the tracker recorded none. */
export type GpsSession = Schemas['GpsSession']
/** The start or end of a trip. `time` is null if it was not recorded, or while the trip is running. */
export type GpsMoment = Schemas['GpsMoment']
/** A point of a trip, in decimal degrees (WGS 84) and km/h. */
export type GpsPoint = Schemas['GpsPoint']
export type GpsStatus = Schemas['GpsStatus']
/** The totals of the trips in a period: distance in km, driving time in seconds, number of trips. */
export type TripSummary = Schemas['TripSummary']
/** The period of a deleted trip (extension `tripDelete`). */
export type TripExclusion = Schemas['TripExclusion']
export type LastPosition = Schemas['LastPosition']

/** The last position of a device. `lat` and `lng` are null if the device has not sent a position yet. */
export type LivePosition = Schemas['LivePosition']
/** Positions with one array (column) for each field, as the stream sends them. Times are epoch milliseconds. */
export type LiveMoves = Schemas['LiveMoves']
/** New positions from the live stream or from a worker. A worker sends NaN for null and 1 for true. */
export type FleetMoves = {
  [Column in Exclude<keyof LiveMoves, 'simulated' | 'statusSince' | RareColumn>]: ArrayLike<
    LiveMoves[Column][number]
  >
} & {
  simulated: ArrayLike<boolean | number>
  statusSince?: ArrayLike<number | null>
  contact?: ArrayLike<number | null> | null
  /** A worker sends 1 for on, 0 for off and NaN for unknown. */
  ignition?: ArrayLike<boolean | number | null> | null
  alarm?: ArrayLike<string | null> | null
  alarmTime?: ArrayLike<number | null> | null
}
export type RareColumn = 'contact' | 'ignition' | 'alarm' | 'alarmTime'
/** An alarm of a tracker, such as a pressed emergency button. */
export type AlarmKind = Schemas['AlarmKind']
export type LiveChanges = Schemas['LiveChanges']
/** The whole fleet at the server's time `time`. The stream continues after `cursor`. */
export interface LiveFleet {
  positions: Rows<LivePosition>
  time: string
  cursor: string
  /** True if the server sends no times. Then the `time` of a position says when this client saw it change. */
  timesAreOfChanges?: boolean
}

/** A time in which a vehicle was over the limit. */
export type SpeedingStretch = Schemas['SpeedingStretch']
/** The vehicles that were over the limit `kmh` for at least `seconds`. */
export interface Speeding {
  stretches: Rows<SpeedingStretch>
  kmh: number
  seconds: number
}

/** The street and the full address of a place; null where it is unknown. */
export type Address = Schemas['Address']

export type TrackerProtocol = Schemas['TrackerProtocol']
/** A tracker that sends positions but is not registered. */
export type UnknownDevice = Schemas['UnknownDevice']
/** Statistics about what a device sent. `last_contact` is null before its first message. */
export type DeviceContact = Schemas['DeviceContact']
/** What the server knows about the clock and the speed of a device (extension `deviceState`). */
export type DeviceClock = Schemas['DeviceClock']
export type DeviceSpeed = Schemas['DeviceSpeed']
export type DeviceSpeedUnit = Schemas['DeviceSpeedUnit']
/** The last value of everything that a device said beside its positions (extension `deviceState`). */
export type DeviceSignals = Schemas['DeviceSignals']
export type RefusalReason = Schemas['RefusalReason']
export type RefusedPosition = Schemas['RefusedPosition']

/** A notification. `to` is the path and query of the dashboard page that shows the event, or null. */
export type FleetNotification = Schemas['Notification']
export type NotificationKind = Schemas['NotificationKind']
/** A notification in the inbox. Its texts are untrusted: render them as plain text only. */
export interface InboxItem {
  /** The id from the server or the push message; it prevents the inbox from adding an item twice. */
  id: string
  title: string
  body?: string
  /** When the event happened, or when this browser received the push message, ISO 8601. */
  at: string
  read: boolean
  /** URL of the page that the notification is about. */
  to?: string
  /** A `NotificationKind`, or an unknown value from the server or the push message. */
  kind?: string
  /** True when the notification is urgent. */
  important?: boolean
  /** True when the notification is about a vehicle of the demo fleet. */
  simulated?: boolean
  /** Number of notifications that a digest replaces. */
  count?: number
}
/** The notifications that changed since a cursor, or all of them. `removed` has the ids of deleted ones. */
export type NotificationChanges = Schemas['NotificationsAnswer']
/** The notification rules of a user. `permitted` lists the kinds of events that the user's role allows. */
export type NotificationRules = Schemas['NotificationRules']
/** The notification rules of a depot. */
export type GroupRules = Schemas['GroupRules']
/** The channels of a rule: the list, push messages and sound. */
export type NotificationChannels = Schemas['Channels']
/** The days and hours in which a rule applies. */
export type RuleTime = Schemas['RuleTime']
export type NotificationRulesInput = Schemas['NotificationRulesInput']

/** What a row of an imported sheet describes; `fleet` is a vehicle with its device, driver and depot. */
export type ImportKind = Schemas['ImportKind']
export type ImportColumn = Schemas['ImportColumn']
/** The rows of a sheet, with the cells in the order of `columns`. */
export type ImportInput = Schemas['ImportInput']
/** What an import would do with each row. */
export type ImportCheck = Schemas['ImportCheck']
/** The progress and the result of an import. */
export type ImportRun = Schemas['ImportRun']

/** The state of the server, extension `operations`. */
export type SystemState = Schemas['SystemState']
/** A problem that an administrator must solve. */
export type SystemProblem = Schemas['SystemProblem']

/** An entry of the audit log: who did what to which record. `changes` is null after the changes were erased. */
export type AuditEntry = Schemas['AuditEntry']
/** Tells the server, before a file is saved, that the user exports a list. */
export type ListExport = Schemas['ListExport']
/** Tells the server that the user exports a trip. */
export type TripExport = Schemas['TripExport']
/** Tells the server that the user shares a position. */
export type PositionShare = Schemas['PositionShare']
/** The old and the new value of a changed field, as text. For permissions, these are the removed and the added ones. */
export type AuditChange = Schemas['AuditChange']
/** How often a user accessed the data of a driver within one hour. Each kind of access has its own entry. */
export type AccessEntry = Schemas['AccessEntry']

/** A list of valid rows. `unreadable` is the number of invalid rows that were dropped; undefined if there were none. */
export type Rows<T> = T[] & { unreadable?: number }

/** One page of a list. `next` is the cursor of the next page; the last page has none. */
export type Page<T> = Rows<T> & { next?: string }

/** A record with its version. `etag` is undefined if the server sent none. Pass it as `version` of an update. */
export type Versioned<T> = T & { readonly etag?: string }

/** The result of a write. `data` has the id of the new record if the server sends it. */
export interface WriteResult {
  message: string | null
  data?: { id: Id }
  /** The run of the change, for `undoChange`; absent if the change cannot be undone. */
  undo?: number
}

/** The result of a change of many records. */
export interface ManyResult extends Pick<WriteResult, 'message' | 'undo'> {
  data: ManyDone
}

/** A record that a bulk action changes. */
export interface BulkRow {
  id: Id
  /** The version of the record that the user saw; the server refuses the record if a newer version exists. */
  version?: number | undefined
  /** The vehicle of a device. */
  vehicle_id?: Id | null
}

/** A kind of record with bulk actions (extension `changes`). */
export type BulkKind = 'device' | 'vehicle' | 'driver'

/** A bulk action: deletes the records, or sets one field of them. */
export type BulkAction = 'group_id' | 'vehicle_id' | 'driver_id' | 'remove'

/** A bulk action that the user has begun. */
export interface BulkPlan {
  action: BulkAction
  records: readonly BulkRow[]
  /** The new value of the field, null for none; undefined until the user has chosen it, and for a deletion. */
  value?: Id | null | undefined
}

/** The result of a sign-in. */
export interface SignInResult {
  token: string
  message: string | null
}

/**
 * The result of a correct password if the user must also prove a second factor, either with a code (`signInWithFactor`)
 * or with a passkey.
 */
export interface FactorNeeded {
  challenge: string
  /** The second factors that the user can use: `totp`, `recovery`, `passkey`. */
  factors: readonly string[]
}

/** The result of a sign-in with a password. */
export type LoginResult = SignInResult | FactorNeeded
