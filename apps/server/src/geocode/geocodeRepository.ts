import type { Queryable } from '../database/Database.ts'
import type { Coordinate } from '../measure/distance.ts'

/** The address of a place; the fields are null if the place has no address. */
export interface Address {
  road: string | null
  address: string | null
}

const MAX_PLACES = 100_000

/** Finds the cached address of a cell (see `cellOf`), and whether the address is older than `maxAgeDays`. */
export async function findPlace(
  database: Queryable,
  cell: string,
  maxAgeDays: number,
): Promise<(Address & { old: boolean }) | null> {
  const [place] = await database.query<Address & { old: boolean }>(
    `select road, address, found_at < now() - $2 * interval '1 day' as old from geocoded_place where cell = $1`,
    [cell, maxAgeDays],
  )
  return place ?? null
}

export async function findPlaces(
  database: Queryable,
  cells: readonly string[],
): Promise<Map<string, Address>> {
  if (cells.length === 0) return new Map()
  const rows = await database.query<Address & { cell: string }>(
    'select cell, road, address from geocoded_place where cell = any($1)',
    [cells],
  )
  return new Map(rows.map(({ cell, ...place }) => [cell, place]))
}

/** Caches an address; if the cache is above its limit, deletes the oldest addresses. */
export async function storePlace(database: Queryable, cell: string, place: Address): Promise<void> {
  await database.query(
    `insert into geocoded_place (cell, road, address) values ($1, $2, $3)
     on conflict (cell) do update set road = excluded.road, address = excluded.address, found_at = now()`,
    [cell, place.road, place.address],
  )
  await database.query(
    `delete from geocoded_place where found_at < (
       select found_at from geocoded_place order by found_at desc offset $1 limit 1)`,
    [MAX_PLACES],
  )
}

/**
 * Reserves the next request to the geocoder, `intervalMs` after the previous request of all servers. Returns the
 * milliseconds to wait. If the wait would exceed `maxWaitMs`, reserves nothing and returns null.
 */
export async function reserveRequest(
  database: Queryable,
  { intervalMs, maxWaitMs }: { intervalMs: number; maxWaitMs: number },
): Promise<number | null> {
  const [reserved] = await database.query<{ wait: number }>(
    `update geocoder_turn set next_at = greatest(next_at, clock_timestamp()) + $1 * interval '1 millisecond'
     where next_at <= clock_timestamp() + $2 * interval '1 millisecond'
     returning extract(epoch from next_at - clock_timestamp())::float8 * 1000 - $1 as wait`,
    [intervalMs, maxWaitMs],
  )
  return reserved ? Math.max(0, reserved.wait) : null
}

/** Number of cells of the address cache per degree: at the equator, a cell is about 55 m wide. */
const cellsPerDegree = 2000

/** Returns the cell of coordinates; all places in a cell share one address. */
export function cellOf({ lat, lng }: Coordinate): string {
  return `${Math.round(lat * cellsPerDegree)}:${Math.round(lng * cellsPerDegree)}`
}
