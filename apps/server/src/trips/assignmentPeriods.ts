/** What a device had in a period, in which nothing changed. Times are in milliseconds since 1970. */
export interface AssignmentPeriod {
  from: number
  /** The end of the period, which is not part of it; null for the assignment of now. */
  to: number | null
  vehicleId: number | null
  driverId: number | null
  groupId: number
  source: 'form' | 'import' | 'backfill'
  byUser: number | null
}

/** Sets the vehicle or the driver of a device, or both, for a period. A field that is missing stays as it is. */
export interface AssignmentWrite {
  from: number
  to: number | null
  vehicleId?: number | null
  driverId?: number | null
  byUser: number | null
}

/** Returns the depot for a part of the period whose vehicle changes. `groupId` is the depot so far. */
type FindGroup = (at: number, groupId: number) => number

/**
 * Returns the periods of a device after a write, the earliest first. They never overlap, and equal neighbours are one
 * period. `cuts` are further times at which the depot may change; `ownGroupId` is the depot where no period is stored.
 */
export function overwrite(
  periods: readonly AssignmentPeriod[],
  write: AssignmentWrite,
  { cuts, ownGroupId, findGroup }: { cuts: readonly number[]; ownGroupId: number; findGroup: FindGroup },
): AssignmentPeriod[] {
  const { from, byUser } = write
  const to = write.to ?? Infinity
  const inner = [...cuts, ...periods.flatMap((period) => [period.from, endOf(period)])]
  const times = [from, ...inner.filter((time) => time > from && time < to), to]
  const sorted = [...new Set(times)].toSorted((a, b) => a - b)
  const written = sorted.slice(0, -1).map((start, index): AssignmentPeriod => {
    const before = periods.find((period) => period.from <= start && endOf(period) > start)
    const groupId = before?.groupId ?? ownGroupId
    const { vehicleId = before?.vehicleId ?? null, driverId = before?.driverId ?? null } = write
    const isSameVehicle = before !== undefined && before.vehicleId === vehicleId
    return {
      from: start,
      to: limit(sorted[index + 1]),
      vehicleId,
      driverId,
      groupId: isSameVehicle ? groupId : findGroup(start, groupId),
      source: 'form',
      byUser,
    }
  })
  const earlier = periods.flatMap((period) =>
    period.from < from ? [{ ...period, to: limit(Math.min(endOf(period), from)) }] : [],
  )
  const later = periods.flatMap((period) =>
    endOf(period) > to ? [{ ...period, from: Math.max(period.from, to) }] : [],
  )
  return join([...earlier, ...written, ...later])
}

function endOf({ to }: Pick<AssignmentPeriod, 'to'>): number {
  return to ?? Infinity
}

function limit(time: number | undefined): number | null {
  return time === undefined || time === Infinity ? null : time
}

function join(periods: readonly AssignmentPeriod[]): AssignmentPeriod[] {
  const joined: AssignmentPeriod[] = []
  for (const period of periods) {
    const last = joined.at(-1)
    if (last?.to === period.from && isEqual(last, period)) joined.splice(-1, 1, { ...last, to: period.to })
    else joined.push(period)
  }
  return joined
}

function isEqual(one: AssignmentPeriod, other: AssignmentPeriod): boolean {
  return one.vehicleId === other.vehicleId && one.driverId === other.driverId && one.groupId === other.groupId
}
