import type { operations } from '../__generated__/schema.ts'
import type {
  Address,
  GpsSession,
  LiveFleet,
  LoginResult,
  NotificationChanges,
  ManyResult,
  Page,
  SignInResult,
  Speeding,
  WriteResult,
} from '../models.ts'
import { isObject } from './httpError.ts'
import type { OperationId } from './OperationInput.ts'
import {
  invalidBody,
  readAs,
  readEvents,
  readList,
  readNullable,
  readPage,
  readRecord,
  readWrite,
  textOf,
  type Answer,
} from './readAnswer.ts'
import { accessEntry, auditEntry, deletedRecord, manyDone } from './readers/audit.ts'
import {
  assignment,
  assignmentCheck,
  brandWithTypes,
  device,
  driver,
  group,
  groupPlace,
  idAndName,
  vehicle,
} from './readers/fleet.ts'
import { importCheck, importRun } from './readers/import.ts'
import { deviceContact, unknownDevice } from './readers/ingest.ts'
import { groupRules, notification, notificationRules } from './readers/notification.ts'
import { newPasskey, passkey, passkeyCreation, passkeyRequest } from './readers/passkey.ts'
import {
  accessGroup,
  accountLink,
  apiToken,
  currentUser,
  district,
  factor,
  factorSeed,
  invitedAccount,
  newApiToken,
  province,
  recoveryCodes,
  regency,
  role,
  user,
  userSession,
} from './readers/people.ts'
import { number, record, rows, text, type Reader } from './readers/reader.ts'
import { systemState } from './readers/system.ts'
import {
  lastPosition,
  livePosition,
  session,
  speedingStretch,
  tripExclusion,
  tripSummary,
} from './readers/trip.ts'

/** How the client reads the response of an operation. */
interface ResponseReader<T> {
  read: (answer: Answer, input: Record<string, unknown>) => T
  /** The related records that the client always asks for. */
  include?: string
  /** `trips` can be large, so `parseTrips` parses them. `stream` returns the bytes as they come. */
  body?: 'trips' | 'stream'
  /** Messages for errors for which the server sends no message. */
  ownWords?: Record<number, string>
  /** The request continues after the page is closed. */
  keepalive?: true
}

function one<T extends object>(read: Reader<T>, include?: string) {
  return { read: (answer: Answer) => readRecord(read, answer), ...(include !== undefined && { include }) }
}

function list<T>(read: Reader<T>, include?: string) {
  return { read: (answer: Answer) => readList(read, answer), ...(include !== undefined && { include }) }
}

function page<T>(read: Reader<T>) {
  return { read: (answer: Answer) => readPage(read, answer) }
}

const many = {
  read: (answer: Answer): ManyResult => ({ ...readWrite(answer), data: readRecord(manyDone, answer) }),
}
const auditPage = page(auditEntry)
const assignmentList = list(assignment)
const signIn = { read: signedIn }
const changes = record<NotificationChanges>({ data: rows(notification), removed: rows(number), cursor: text })

/** Operations that are not named here are writes; `readWrite` reads their responses. */
export const responses = {
  login: {
    read: ({ body, ...answer }: Answer): LoginResult => {
      const challenge = isObject(body) && textOf(body['challenge'])
      return challenge ? { challenge, factors: factorsOf(body) } : signedIn({ body, ...answer })
    },
    ownWords: { 401: 'Email atau password salah.' },
  },
  signInWithFactor: signIn,
  signInWithPasskey: signIn,
  logout: { read: readWrite, keepalive: true },
  checkInvitation: one(invitedAccount),
  startPasskeySignIn: one(passkeyRequest),

  getMe: one(currentUser, 'role'),
  listOwnGroups: list(groupPlace),
  startPasskeyConfirm: one(passkeyRequest),
  getFactor: one(factor),
  startFactor: one(factorSeed),
  confirmFactor: one(recoveryCodes),
  renewRecoveryCodes: one(recoveryCodes),
  listOwnPasskeys: list(passkey),
  startPasskey: one(passkeyCreation),
  createPasskey: one(newPasskey),
  listOwnSessions: list(userSession),
  listOwnTokens: list(apiToken),
  listTokenPermissions: list(idAndName),
  createToken: one(newApiToken),

  listProvinces: list(idAndName),
  getProvince: one(province, 'regencies'),
  getRegency: one(regency, 'districts'),
  getDistrict: one(district, 'villages'),

  listSessions: {
    read: (answer: Answer, input: Record<string, unknown>): Page<GpsSession> =>
      input['limit'] === undefined ? readList(session, answer) : readPage(session, answer),
    body: 'trips',
  },
  getSession: { ...one(session), body: 'trips' },
  getNeighbourSession: { read: (answer: Answer) => readNullable(session, answer) },
  summariseSessions: one(tripSummary),
  listExclusions: list(tripExclusion),
  getLastPosition: { read: (answer: Answer) => readNullable(lastPosition, answer) },
  listLivePositions: {
    read: (answer: Answer): LiveFleet => {
      const { time, cursor } = isObject(answer.body) ? answer.body : {}
      if (typeof time !== 'string' || typeof cursor !== 'string') throw invalidBody(answer.status)
      return { positions: readList(livePosition, answer), time, cursor }
    },
  },
  listSpeeding: {
    read: (answer: Answer): Speeding => {
      const { kmh, seconds } = isObject(answer.body) ? answer.body : {}
      if (typeof kmh !== 'number' || typeof seconds !== 'number') throw invalidBody(answer.status)
      return { stretches: readList(speedingStretch, answer), kmh, seconds }
    },
  },
  streamPositions: { read: readEvents, body: 'stream' },
  reverseGeocode: {
    read: ({ body, status }: Answer): Address => {
      const data = isObject(body) && body['data']
      if (!isObject(data)) throw invalidBody(status)
      return { road: textOf(data['road']), address: textOf(data['address']) }
    },
  },
  listUnknownDevices: list(unknownDevice),
  getDeviceContact: one(deviceContact),

  listNotifications: { read: ({ body, status }: Answer) => readAs(changes, body, status) },
  getNotificationRules: one(notificationRules),
  getGroupRules: one(groupRules),
  removePushToken: { read: readWrite, keepalive: true },

  listDevices: list(device, 'vehicle,driver'),
  getDevice: one(device, 'vehicle,driver'),
  listDeviceAssignments: assignmentList,
  listVehicleAssignments: assignmentList,
  listDriverAssignments: assignmentList,
  checkAssignment: one(assignmentCheck),
  listDrivers: list(driver),
  getDriver: one(driver),
  listVehicles: list(vehicle),
  getVehicle: one(vehicle),
  listBrands: list(idAndName),
  getBrand: one(brandWithTypes, 'type'),
  listGroups: list(group),
  getGroup: one(group),

  checkImport: one(importCheck),
  getImport: one(importRun),

  listUsers: list(user, 'role'),
  getUser: one(user, 'role,role.permissions'),
  inviteUser: one(accountLink),
  createRecoveryLink: one(accountLink),
  listUserSessions: list(userSession),
  listUserTokens: list(apiToken),
  listAccessGroups: list(accessGroup, 'permissions'),
  listRoles: list(role),
  getRole: one(role, 'permissions'),

  listAudit: auditPage,
  exportAudit: list(auditEntry),
  listDeviceHistory: auditPage,
  listDriverHistory: auditPage,
  listVehicleHistory: auditPage,
  listUserHistory: auditPage,
  listGroupHistory: auditPage,
  listRoleHistory: auditPage,
  listDriverAccess: page(accessEntry),
  getSystem: one(systemState),

  undoChange: many,
  updateDevices: many,
  updateVehicles: many,
  updateDrivers: many,
  deleteDevices: many,
  deleteVehicles: many,
  deleteDrivers: many,
  listDeleted: list(deletedRecord),
} as const satisfies { [Op in OperationId]?: ResponseReader<Contract<Op>> }

/** The value that a call of this operation returns. */
export type OperationResult<Op extends OperationId> = Op extends keyof typeof responses
  ? ReturnType<(typeof responses)[Op]['read']>
  : WriteResult

/**
 * What a reader may return: the `data` of the contract, or a narrower type. `unknown` for the operations whose results
 * have another shape than their `data`.
 */
type Contract<Op extends OperationId> = operations[Op]['responses'] extends infer Responses
  ? Ok<Responses> extends { data: infer Data }
    ? Op extends 'listLivePositions' | 'listNotifications' | 'listSpeeding' | ManyOperation
      ? unknown
      : Data
    : unknown
  : never
type ManyOperation = 'undoChange' | `${'update' | 'delete'}${'Devices' | 'Vehicles' | 'Drivers'}`
type Ok<Responses> = Responses extends { 201: infer Created }
  ? Json<Created>
  : Responses extends { 200: infer Found }
    ? Json<Found>
    : never
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

/** Returns the reader of an operation. */
export function responseOf(operation: OperationId): ResponseReader<unknown> {
  const readers: { [Op in OperationId]?: ResponseReader<unknown> } = responses
  return readers[operation] ?? { read: readWrite }
}

/**
 * Returns the second factors that the user can use: the server's list, or `totp` and `recovery` if the server sends no
 * list.
 */
function factorsOf(body: unknown): string[] {
  const factors = isObject(body) ? body['factors'] : undefined
  return Array.isArray(factors) ? factors.filter((name) => typeof name === 'string') : ['totp', 'recovery']
}

/** Returns the token and the message in the response of a sign-in; throws `ApiError` if the token is missing. */
function signedIn({ body, status }: Answer): SignInResult {
  const { token, message } = isObject(body) ? body : {}
  if (typeof token !== 'string' || !token) throw invalidBody(status)
  return { token, message: textOf(message) }
}
