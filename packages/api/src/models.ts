import type { components } from './__generated__/schema.ts'

type Schemas = components['schemas']

/** The id of a record: a positive integer on our server, or a short text on other servers. */
export type Id = Schemas['Id']

export type CurrentUser = Schemas['CurrentUser']
export type EmailChange = Schemas['EmailChange']
export type LoginInput = Schemas['LoginInput']
export type ProfileInput = Schemas['ProfileInput']
export type PasswordInput = Schemas['PasswordInput']

/** A browser in which a user is signed in. */
export type UserSession = Schemas['UserSession']
/** An API token for scripts, without its secret value, which only `NewApiToken` contains. */
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
/** A key on a device of the user, for a sign-in without a password (extension `passkeys`). */
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

export type Driver = Schemas['Driver']
export type DriverInput = Schemas['DriverInput']

export type Vehicle = Schemas['Vehicle']
export type VehicleInput = Schemas['VehicleInput']
export type Brand = Schemas['Brand']
export type VehicleType = Schemas['VehicleType']
export type BrandWithTypes = Brand & { type: { data: VehicleType[] } }

/** A depot (extension `groups`); `members` counts the records of this depot, not those of the depots below. */
export type Group = Schemas['Group']
export type GroupPlace = Schemas['GroupPlace']
export type GroupKind = Schemas['GroupKind']
export type GroupInput = Schemas['GroupInput']

export type User = Schemas['User']
/**
 * `invited`: has no password yet; `unverified`: registered, but the e-mail is not confirmed; `pending`: waits for
 * approval. Only an `active` user can sign in.
 */
export type UserStatus = NonNullable<User['status']>
export type UserInput = Schemas['UserInput']
export type UserPasswordInput = Schemas['UserPasswordInput']
/** A link that is shown once; `path` is relative to the URL of the dashboard, with the token in its fragment. */
export type AccountLink = Schemas['AccountLink']
/** The registration of a new user. */
export type RegisterInput = Schemas['RegisterInput']
export type VerifyEmailInput = Schemas['VerifyEmailInput']
export type EmailInput = Schemas['EmailInput']
/** The first administrator, and the token of the setup link. */
export type SetUpInput = Schemas['SetUpInput']
export type ApproveInput = Schemas['ApproveInput']
export type LinkInput = Schemas['LinkInput']
export type LinkPasswordInput = Schemas['LinkPasswordInput']
/** The account that an invitation is for. */
export type InvitedAccount = Schemas['InvitedAccount']
export type Permission = Schemas['Permission']
export type AccessGroup = Schemas['AccessGroup'] & { permissions: { data: Permission[] } }
export type Role = Schemas['Role']
export type RoleInput = Schemas['RoleInput']

/** A trip: distance in km, speed in km/h; points have times only if these were recorded. */
export type GpsSession = Schemas['GpsSession']
/** The start or end of a trip: `time` is null while the trip is running, or if the time was not recorded. */
export type GpsMoment = Schemas['GpsMoment']
/** A point of a trip: decimal degrees WGS 84, speed in km/h. */
export type GpsPoint = Schemas['GpsPoint']
export type GpsStatus = Schemas['GpsStatus']
/** The totals of the trips in a period: distance in km, driving time in seconds, and number of trips. */
export type TripSummary = Schemas['TripSummary']
export type LastPosition = Schemas['LastPosition']

/** The last position of a device; `lat` and `lng` are null before its first position. */
export type LivePosition = Schemas['LivePosition']
/** Positions as columns of equal length, as the stream sends them; times in epoch milliseconds. */
export type LiveMoves = Schemas['LiveMoves']
/** New positions of vehicles from the live stream or from a worker. A worker sends NaN for null, and 1 for true. */
export type FleetMoves = {
  [Column in Exclude<keyof LiveMoves, 'simulated' | 'statusSince'>]: ArrayLike<LiveMoves[Column][number]>
} & { simulated: ArrayLike<boolean | number>; statusSince?: ArrayLike<number | null> }
export type LiveChanges = Schemas['LiveChanges']
/** The whole fleet at one time: `time` is the server's time, and the stream continues after `cursor`. */
export interface LiveFleet {
  positions: Rows<LivePosition>
  time: string
  cursor: string
}

/** The street and the full address of a place; null if unknown. */
export type Address = Schemas['Address']

export type TrackerProtocol = Schemas['TrackerProtocol']
/** A tracker that sends positions but is not registered. */
export type UnknownDevice = Schemas['UnknownDevice']
/** Figures about the reports of a device; `last_contact` is null before its first message. */
export type DeviceContact = Schemas['DeviceContact']
export type RefusalReason = Schemas['RefusalReason']
export type RefusedPosition = Schemas['RefusedPosition']

/** A notification; `to` is the path and query of the dashboard page that shows the event, or null. */
export type FleetNotification = Schemas['Notification']
export type NotificationKind = Schemas['NotificationKind']
/** The notifications since a cursor, or all; `removed` has the ids of deleted notifications. */
export type NotificationChanges = Schemas['NotificationsAnswer']
/** The rules of a user; `permitted` (optional) lists the kinds of events that the role allows. */
export type NotificationRules = Schemas['NotificationRules']
/** The channels of a rule: list, push, sound. */
export type NotificationChannels = Schemas['Channels']
export type NotificationRulesInput = Schemas['NotificationRulesInput']

/** The state of the server, extension `operations`. */
export type SystemState = Schemas['SystemState']
/** A problem that an administrator must solve. */
export type SystemProblem = Schemas['SystemProblem']

/** An entry of the audit log: the action, its user and its record; `changes` is null if it was erased. */
export type AuditEntry = Schemas['AuditEntry']
/** A request that records the export of a list, before its file is saved. */
export type ListExport = Schemas['ListExport']
/** A request that records the export of a trip. */
export type TripExport = Schemas['TripExport']
/** A request that records that a position is shared. */
export type PositionShare = Schemas['PositionShare']
/** The old and the new value of a changed field, as text; for permissions, the removed and the added permissions. */
export type AuditChange = Schemas['AuditChange']
/** The views of a driver's data by one user in one hour. */
export type AccessEntry = Schemas['AccessEntry']

/** A list of valid rows; `unreadable` is the number of invalid rows that were dropped, or undefined. */
export type Rows<T> = T[] & { unreadable?: number }

/** The result of a write; `data` has the id of the new record, if the server sends it. */
export interface WriteResult {
  message: string | null
  data?: { id: Id }
}

/** The result of a sign-in. */
export interface SignInResult {
  token: string
  message: string | null
}

/** The password was correct, but a second factor is needed: a code (`signInWithFactor`) or a passkey. */
export interface FactorNeeded {
  challenge: string
  /** The allowed second factors: `totp`, `recovery`, `passkey`. */
  factors: readonly string[]
}

/** The result of a sign-in with a password. */
export type LoginResult = SignInResult | FactorNeeded
