import type { components } from '@sikud/api/schema'
import { tooManyRequests } from '../../http/HttpError.ts'
import type { Handlers } from '../../http/operations.ts'
import { parseTime } from '../../parse/parseTime.ts'
import { clientNetwork, NetworkLimit } from '../../security/clientNetwork.ts'
import { requireSignedIn } from '../../security/security.ts'
import { type Intake, type TrackerReport, UnknownDeviceError } from '../Intake.ts'
import { readSignals } from '../osmand/extractPosition.ts'
import { toHttpError } from '../osmand/osmandHandlers.ts'
import { readIdentity, readInRange } from '../osmand/rawValues.ts'
import { readPosition } from '../osmand/readReports.ts'

/** Maximum number of requests of one token (`network`) in a minute. It stops a leaked token; no fleet sends so many. */
const limits = { windowMs: 60_000, network: 60_000, all: Infinity }

/** Returns the handler for the positions that a Traccar server forwards. */
export function traccarHandlers({ intake }: { intake: Intake }): Pick<Handlers, 'forwardTraccarPosition'> {
  const tokens = new NetworkLimit(limits)
  return {
    async forwardTraccarPosition(request) {
      const { tokenId, groupIds } = requireSignedIn(request)
      const now = Date.now()
      if (!tokens.admit(String(tokenId), now)) throw tooManyRequests(limits.windowMs / 1_000)
      const report = readForwarded(request.body, now)
      try {
        await intake.accept({ ...report, network: clientNetwork(request), groupIds })
      } catch (error) {
        // Traccar would send it again, although no repetition helps.
        if (!(error instanceof UnknownDeviceError)) throw toHttpError(error)
      }
      return { message: ({ ingest }) => ingest.received }
    },
  }
}

/**
 * Reads what Traccar forwards. Throws an error 400 if the identifier of the device cannot be one. `arrived`
 * (milliseconds since 1970) is used if the position has no time.
 */
export function readForwarded(
  { position, device }: components['schemas']['TraccarForward'],
  arrived: number,
): TrackerReport {
  const { fixTime, deviceTime } = position
  const attributes = position.attributes ?? {}
  const read = readPosition(
    {
      lat: position.latitude,
      lng: position.longitude,
      time: fixTime ?? deviceTime,
      speed: position.speed,
      speedUnit: 'knot',
      heading: position.course,
      altitude: position.altitude,
      // Traccar writes 0 if the tracker does not say how accurate it is.
      accuracy: position.accuracy === 0 ? null : position.accuracy,
      battery: readInRange(attributes['batteryLevel'], 0, 100),
      valid: position.valid,
      signals: readSignals(attributes),
    },
    arrived,
  )
  // For a message without a place, Traccar repeats the last place with its old `fixTime`.
  const toldAt = parseTime(deviceTime ?? '', Number.POSITIVE_INFINITY).time
  const isNewer = toldAt !== null && toldAt > (read?.time ?? Infinity)
  return {
    imei: readIdentity(device.uniqueId, 'uniqueId'),
    protocol: 'traccar',
    positions: read === null ? [] : [isNewer ? { ...read, toldAt } : read],
  }
}
