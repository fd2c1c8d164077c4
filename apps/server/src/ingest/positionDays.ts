import type { Database, Queryable } from '../database/Database.ts'

const dayLock = 5_120_052
const dayMs = 86_400_000
/**
 * Number of future days for which partitions are created. If a server fails to create one, an operator has a week to
 * repair it.
 */
const DAYS_AHEAD = 7
/** Maximum number of rows that one statement deletes, so that other transactions do not wait too long. */
const MAX_ROWS = 5_000

/**
 * A partition of the table `position`. It contains the rows of one day (UTC). Older releases had no partitions: their
 * table is now the oldest partition, which contains all rows before a certain day.
 */
interface Partition {
  name: string
  /** Start of the partition in milliseconds since 1970; -Infinity for the oldest partition. */
  start: number
  end: number
}

/** Thrown when the table of a day exists, but is not a partition of `position`, so no position of that day is stored. */
export class DayError extends Error {
  constructor(name: string, day: string, next: string) {
    super(
      [
        `The table ${name} is not a partition of the table position: somebody detached it.`,
        `Attach it again: alter table position attach partition ${name} for values from ('${day} 00:00:00+00') to ('${next} 00:00:00+00')`,
        `If it is not needed: alter table ${name} rename to ${name}_old`,
      ].join('\n'),
    )
    this.name = 'DayError'
  }
}

/** Returns the time when the UTC day of `time` begins; both are in milliseconds since 1970. */
export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}

/**
 * Returns one time on each day that needs a partition, in milliseconds since 1970. The days include yesterday, because
 * positions can arrive late.
 */
export function daysAround(now: number): number[] {
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, n) => now + (n - 1) * dayMs)
}

/**
 * Creates the partitions for these times (milliseconds since 1970), if they do not exist. Other writers do not have to
 * wait.
 */
export async function addDays(database: Database, times: Iterable<number>): Promise<void> {
  const starts = [...new Set([...times].map(startOfDay))].toSorted((a, b) => a - b)
  if (missing(await listPartitions(database), starts).length === 0) return
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [dayLock])
    for (const start of missing(await listPartitions(transaction), starts)) {
      const name = `position_${stamp(start)}`
      const found = await transaction.query('select where to_regclass($1) is not null', [name])
      if (found.length > 0) throw new DayError(name, stamp(start), stamp(start + dayMs))
      await transaction.query(`
        create table ${name} (like position including all);
        alter table position attach partition ${name}
          for values from ('${stamp(start)} 00:00:00+00') to ('${stamp(start + dayMs)} 00:00:00+00');
      `)
    }
  })
}

/**
 * Removes the partitions that end at `edge` or earlier. Also deletes a batch of older rows from the table of older
 * releases, which had no partitions. Returns true if more rows may have to be deleted. Other writers have to wait for
 * some milliseconds.
 */
export async function dropDays(transaction: Queryable, edge: number): Promise<boolean> {
  const partitions = await listPartitions(transaction)
  for (const { name, end } of partitions) {
    if (end <= edge)
      await transaction.query(`alter table position detach partition ${name}; drop table ${name}`)
  }
  const old = partitions.find(({ start, end }) => start === -Infinity && end > edge)
  if (old === undefined) return false
  const rows = await transaction.query(
    `delete from ${old.name} where ctid = any(array(
       select aged.ctid from device cross join lateral (
         select ctid from ${old.name}
         where device_id = device.id and time < to_timestamp($1::float8 / 1000) order by time limit $2
       ) aged limit $2
     )) returning device_id`,
    [edge, MAX_ROWS],
  )
  return rows.length === MAX_ROWS
}

/** Returns the number of consecutive days, from tomorrow on, that have a partition. */
export async function countDaysAhead(database: Queryable, now: number): Promise<number> {
  const partitions = await listPartitions(database)
  let days = 0
  while (missing(partitions, [startOfDay(now) + (days + 1) * dayMs]).length === 0) days += 1
  return days
}

function missing(partitions: readonly Partition[], starts: readonly number[]): number[] {
  return starts.filter((time) => !partitions.some(({ start, end }) => start <= time && time < end))
}

async function listPartitions(database: Queryable): Promise<Partition[]> {
  const rows = await database.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'position'::regclass order by relname`,
  )
  return rows.map(({ name }) => {
    const day = Date.parse(name.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'))
    return name.startsWith('position_before_')
      ? { name, start: -Infinity, end: day }
      : { name, start: day, end: day + dayMs }
  })
}

/** Returns the date in the format that the names of partitions contain, such as 20261123. */
function stamp(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '')
}
