import type { Queryable } from '../database/Database.ts'
import { measureFractions } from '../measure/measureFractions.ts'
import type { MeasuredPoint } from '../measure/measureTrip.ts'
import { type TimeRange, intersect, subtract } from '../measure/timeRanges.ts'
import { readTimedPoints } from './countShares.ts'

/** The figures of a stored share; an untimed share has no `from` and `to`. Times are in milliseconds since 1970. */
export interface ShareFigures {
  tripId: number
  from: number | null
  to: number | null
  km: number
  movingS: number
  countedKm: number
  countedS: number
  /** The times that count in another trip. */
  uncounted: TimeRange[]
}

/** A period [from, to) in milliseconds since 1970; `-Infinity` and `Infinity` leave an end open. */
interface Period {
  from: number
  to: number
}

/** A share without what lies outside a period. */
interface MeasuredShare extends ShareFigures {
  isCounted: boolean
}

/**
 * Cuts shares to a period. The figures of a share that crosses an end of the period are measured along its points, so
 * that the figures of adjacent periods add up to those of the whole share.
 */
export async function cutToPeriod<Share extends ShareFigures>(
  database: Queryable,
  shares: readonly Share[],
  period: Period,
): Promise<(Share & MeasuredShare)[]> {
  const crossing = shares.filter((share) => isCut(share, period))
  const points = await readTimedPoints(
    database,
    crossing.map(({ tripId }) => tripId),
  )
  return shares.map((share) => {
    if (!isCut(share, period)) return { ...share, isCounted: !isUncounted(share) }
    return cutShare(share, period, points.get(share.tripId) ?? [])
  })
}

function isCut({ from, to }: ShareFigures, period: Period): boolean {
  return from !== null && to !== null && (from < period.from || to > period.to)
}

/** A share counts unless other trips cover all of its time. */
function isUncounted({ from, to, uncounted }: ShareFigures): boolean {
  if (from === null || to === null || uncounted.length === 0) return false
  return subtract([[from, to]], uncounted).length === 0
}

function cutShare<Share extends ShareFigures>(
  share: Share,
  period: Period,
  points: readonly MeasuredPoint[],
): Share & MeasuredShare {
  const own: TimeRange[] = [[share.from ?? 0, share.to ?? 0]]
  const inside: TimeRange[] = [[period.from, period.to]]
  const part = intersect(own, inside)
  const counted = subtract(own, share.uncounted)
  const countedPart = intersect(counted, inside)
  const fractions = measureFractions(points, own, part)
  const countedFractions = counted.length > 0 ? measureFractions(points, counted, countedPart) : nothing
  return {
    ...share,
    from: part[0]?.[0] ?? share.from,
    to: part[0]?.[1] ?? share.to,
    km: share.km * fractions.km,
    movingS: share.movingS * fractions.moving,
    countedKm: share.countedKm * countedFractions.km,
    countedS: share.countedS * countedFractions.moving,
    isCounted: countedPart.length > 0,
  }
}

const nothing = { km: 0, moving: 0 }
