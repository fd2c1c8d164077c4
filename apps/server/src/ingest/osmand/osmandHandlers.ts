import { HttpError, tooManyRequests, unavailable } from '../../http/HttpError.ts'
import type { Handlers } from '../../http/operations.ts'
import type { Message } from '../../locales/messages.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { type Intake, IntakeFullError, type TrackerReport, UnknownDeviceError } from '../Intake.ts'
import { readReports } from './readReports.ts'

/** The response to a report that was stored. */
export const stored: { message: Message } = { message: (texts) => texts.ingest.stored }

/** Returns the handlers for the reports that phones and gateways send to the API. */
export function osmandHandlers({
  intake,
}: {
  intake: Intake
}): Pick<Handlers, 'reportPosition' | 'reportPositions'> {
  return {
    async reportPosition(request) {
      await storeReports(intake, readReports(request.query, undefined, Date.now()), clientNetwork(request))
      return stored
    },

    async reportPositions(request) {
      await storeReports(intake, readReports(request.query, request.body, Date.now()), clientNetwork(request))
      return stored
    },
  }
}

/** Stores all reports of a request. Throws an HTTP error if a report was not stored, so that the client retries. */
export async function storeReports(
  intake: Intake,
  reports: readonly TrackerReport[],
  network: string,
): Promise<void> {
  const results = await Promise.allSettled(reports.map((report) => intake.accept({ ...report, network })))
  const failures = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  const known = failures.find((failure) => !(failure instanceof UnknownDeviceError))
  if (failures.length > 0) throw toHttpError(known ?? failures[0])
}

function toHttpError(failure: unknown): unknown {
  if (failure instanceof IntakeFullError) return unavailable(failure.retryAfter)
  if (!(failure instanceof UnknownDeviceError)) return failure
  return failure.retryAfter === null
    ? new HttpError(404, (texts) => texts.device.unknown)
    : tooManyRequests(failure.retryAfter)
}
