import { HttpError, tooManyRequests, unavailable } from '../../http/HttpError.ts'
import { type Intake, IntakeFullError, UnknownDeviceError } from '../Intake.ts'
import type { TrackerReport } from '../TrackerReport.ts'

/** Returns when all reports of a request are stored, else throws the answer: what was not stored has to be sent again. */
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
  if (failures.length > 0) throw toAnswer(known ?? failures[0])
}

function toAnswer(failure: unknown): unknown {
  if (failure instanceof IntakeFullError) return unavailable(failure.retryAfter)
  if (!(failure instanceof UnknownDeviceError)) return failure
  return failure.retryAfter === null
    ? new HttpError(404, (texts) => texts.device.unknown)
    : tooManyRequests(failure.retryAfter)
}
