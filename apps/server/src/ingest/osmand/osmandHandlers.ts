import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, tooManyRequests, unavailable } from '../../http/HttpError.ts'
import type { Handlers } from '../../http/operations.ts'
import type { Message } from '../../locales/messages.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import {
  DeviceLimitError,
  type Intake,
  IntakeFullError,
  type TrackerReport,
  UnknownDeviceError,
} from '../Intake.ts'
import { identityIn, readIdentity } from './rawValues.ts'
import { readReports } from './readReports.ts'

export function osmandHandlers({
  intake,
}: {
  intake: Intake
}): Pick<Handlers, 'reportPosition' | 'reportPositions'> {
  return {
    async reportPosition(request) {
      const reports = await readReports(request.query, undefined, Date.now())
      return storeReports(intake, reports, clientNetwork(request))
    },

    async reportPositions(request) {
      const reports = await readReports(request.query, request.body, Date.now())
      return storeReports(intake, reports, clientNetwork(request))
    },
  }
}

/** The number of positions that are queued at once. Longer reports are stored in parts of this size. */
const PART = 2_000

/**
 * Stores all reports of a request, and returns the response. Throws an HTTP error if a report was not stored, so that
 * the client retries. Items that cannot be read are counted like refused positions and cause no error: a client that
 * repeats them would never send anything else.
 */
export async function storeReports(
  intake: Intake,
  reports: readonly TrackerReport[],
  network: string,
): Promise<{ message: Message }> {
  const results = await Promise.allSettled(
    reports.map((report) => storeInParts(intake, { ...report, network })),
  )
  const failures = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  const known = failures.find((failure) => !(failure instanceof UnknownDeviceError))
  if (failures.length > 0) throw toHttpError(known ?? failures[0])
  const fields = new Set(reports.flatMap(({ unreadable = [] }) => unreadable))
  return {
    message: ({ ingest }) => (fields.size > 0 ? ingest.storedExcept([...fields].join(', ')) : ingest.stored),
  }
}

async function storeInParts(intake: Intake, report: TrackerReport): Promise<void> {
  const { positions } = report
  await intake.accept({ ...report, positions: positions.slice(0, PART) })
  for (let start = PART; start < positions.length; start += PART) {
    const { imei, protocol, network = '' } = report
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, so that a long report fills no queue
    await intake.accept({ imei, protocol, network, positions: positions.slice(start, start + PART) })
  }
}

/**
 * Counts a request that was refused as a whole, for example because its body is no JSON, for the device that its query
 * parameters name. Otherwise only the phone would know of the refusal.
 */
export async function countRefusal(
  intake: Intake,
  request: FastifyRequest,
  { statusCode }: Pick<FastifyReply, 'statusCode'>,
): Promise<void> {
  if (!REFUSALS.has(statusCode)) return
  try {
    const imei = readIdentity(identityIn(isPlainObject(request.query) ? request.query : {}))
    const network = clientNetwork(request)
    await intake.accept({ imei, protocol: 'osmand', network, positions: [], unreadable: ['body'] })
  } catch {
    // The response already is an error. Without a known device, nobody can see the count.
  }
}

/** The status codes of requests that do not get better when they are repeated. */
const REFUSALS = new Set([400, 413, 415])

/** Returns the HTTP error for a report that was not stored. */
export function toHttpError(failure: unknown): unknown {
  if (failure instanceof DeviceLimitError) return tooManyRequests(Math.ceil(failure.retryAfter))
  if (failure instanceof IntakeFullError) return unavailable(failure.retryAfter)
  if (!(failure instanceof UnknownDeviceError)) return failure
  return failure.retryAfter === null
    ? new HttpError(404, (texts) => texts.device.unknown)
    : tooManyRequests(failure.retryAfter)
}
