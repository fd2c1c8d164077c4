import type { Permission } from '@sikud/api/permissions'
import type { operations } from '@sikud/api/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Contract, operationsOf } from '../http/contract.ts'
import { collectCalls } from '../http/collectCalls.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { forbidden, needsConfirmation, needsFactor, onlyViewing, unauthorized } from '../http/HttpError.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'
import { findApiTokens, findLiveTokens, isApiToken, touchApiToken } from './apiTokens.ts'
import { type AskedToken, findSignedIn, touchToken, type SignedIn } from './tokens.ts'

type Operation = keyof operations

/** Operations that the dashboard calls by a timer, without an action of the user. They do not extend a session. */
const polled = new Set<Operation>([
  'getLastPosition',
  'listLivePositions',
  'streamPositions',
  'reverseGeocode',
  'listNotifications',
])
/**
 * Every user has the permission `signed-in`. Of the operations that need this permission, an API token may call only
 * these. None of them changes the account of the owner of the token.
 */
const openToApiTokens = new Set<Operation>([
  'getMe',
  'listProvinces',
  'getProvince',
  'getRegency',
  'getDistrict',
  'reverseGeocode',
])
/**
 * Operations that a session may call, in addition to all GET requests, while "Lihat sebagai" ("view as") limits it to
 * the permissions of a role.
 */
const openToViewers = new Set<Operation>(['endViewAs', 'logout'])
/**
 * Operations that a session may call while its user lacks a required second factor. The user needs them to turn on a
 * second factor. An API token of such a user may call no operation at all.
 */
const openToLimited = new Set<Operation>([
  'getMe',
  'logout',
  'confirmMe',
  'getFactor',
  'startFactor',
  'confirmFactor',
  'listOwnPasskeys',
  'startPasskey',
  'createPasskey',
])
const MAX_TOKEN_LENGTH = 256

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
  interface FastifySchema {
    operationId?: Operation
    'x-permission'?: 'public' | 'signed-in' | 'device' | Permission
    tags?: readonly string[]
  }
}

/**
 * Checks the permission of every API request before its body is read. If the contract names no permission for a route,
 * the route returns 403.
 */
export function addSecurity(app: FastifyInstance, database: Database) {
  const findSession = collectCalls((asked: readonly AskedToken[]) => findSignedIn(database, asked))
  const findApi = collectCalls((asked: readonly AskedToken[]) => findApiTokens(database, asked))
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const permission = request.routeOptions.schema?.['x-permission']
    if (permission === 'public' || permission === 'device') return
    if (!permission) throw forbidden()
    const token = bearerOf(request)
    const find = token !== null && isApiToken(token) ? findApi : findSession
    const signedIn = token === null ? null : await find({ token, permission })
    if (!signedIn) throw unauthorized()
    const operation = request.routeOptions.schema?.operationId
    const isIn = (names: ReadonlySet<Operation>) => operation !== undefined && names.has(operation)
    const { isSession, granted, lacksFactor, stale, tokenId, viewing } = signedIn
    if (lacksFactor && !(isSession && isIn(openToLimited))) throw needsFactor()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (viewing && !isRead && !isIn(openToViewers)) throw onlyViewing()
    const isAllowed = permission === 'signed-in' ? isSession || isIn(openToApiTokens) : granted
    // The audit log names users and their networks. It is closed to API tokens, which live long in programs.
    const isClosed = !isSession && request.routeOptions.schema?.tags?.includes('audit')
    if (!isAllowed || isClosed) throw forbidden()
    if (stale && !isSession) await touchApiToken(database, tokenId)
    if (stale && isSession && !isIn(polled)) await touchToken(database, tokenId)
    request.signedIn = signedIn
  })
}

/** Returns the signed-in user of a request; throws 401 if there is none. */
export function requireSignedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw unauthorized()
  return request.signedIn
}

/** Returns whether the caller has a permission that only a part of the request needs. */
export async function hasPermission(
  database: Queryable,
  request: FastifyRequest,
  permission: Permission,
): Promise<boolean> {
  const { tokenId } = requireSignedIn(request)
  return (await findLiveTokens(database, [tokenId], permission)).has(tokenId)
}

/** Requires a permission that only a part of the request needs; throws 403 without it. */
export async function requirePermission(
  database: Queryable,
  request: FastifyRequest,
  permission: Permission,
): Promise<void> {
  if (!(await hasPermission(database, request, permission))) throw forbidden()
}

/**
 * Requires a recent confirmation: throws 403 with the code `confirm` if the user has not confirmed this session with a
 * password, code or passkey within the `CONFIRMATION_LIFETIME`. Throws 403 for an API token.
 */
export function requireStepUp(request: FastifyRequest): SignedIn {
  const signedIn = requireSignedIn(request)
  if (!signedIn.isSession) throw forbidden()
  if (!signedIn.confirmed) throw needsConfirmation()
  return signedIn
}

export function checkPermissions(contract: Contract) {
  const known = new Set<string>(['public', 'device', 'signed-in', ...permissionCodes])
  const wrong = operationsOf(contract).filter((operation) => !known.has(operation['x-permission'] ?? ''))
  if (wrong.length === 0) return
  const names = wrong.map(({ operationId, method, path }) => operationId ?? `${method} ${path}`)
  throw new Error(`openapi/: x-permission is missing or unknown at ${names.join(', ')}.`)
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header || header.length > MAX_TOKEN_LENGTH) return null
  return /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null
}

/** Tells the triggers of the database which user makes the changes of a transaction. */
export async function nameActor(transaction: Queryable, request: FastifyRequest): Promise<void> {
  const { userId } = requireSignedIn(request)
  await transaction.query("select set_config('sikud.user', $1, true)", [String(userId)])
}
