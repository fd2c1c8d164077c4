import type { Queryable } from '../database/Database.ts'

/** What stands at a place; null where there is none. */
export interface Address {
  road: string | null
  address: string | null
}

const MOST_PLACES = 100_000

/** What is known of a cell, and whether that is so old that it should be asked for again. */
export async function findPlace(
  database: Queryable,
  cell: string,
): Promise<(Address & { old: boolean }) | null> {
  const [place] = await database.query<Address & { old: boolean }>(
    `select road, address, found_at < now() - interval '30 days' as old from geocoded_place where cell = $1`,
    [cell],
  )
  return place ?? null
}

/** What is known of these cells, by cell. */
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

/** Remembers what was found; beyond a number of places the oldest are forgotten. */
export async function storePlace(database: Queryable, cell: string, place: Address): Promise<void> {
  await database.query(
    `insert into geocoded_place (cell, road, address) values ($1, $2, $3)
     on conflict (cell) do update set road = excluded.road, address = excluded.address, found_at = now()`,
    [cell, place.road, place.address],
  )
  await database.query(
    `delete from geocoded_place where found_at < (
       select found_at from geocoded_place order by found_at desc offset $1 limit 1)`,
    [MOST_PLACES],
  )
}

/**
 * Takes the next turn of the geocoder for this server, `pace` apart from the one before, whoever had that.
 * Answers the milliseconds until it comes; null, and no turn, when that would be longer than `patience`.
 */
export async function takeTurn(
  database: Queryable,
  { pace, patience }: { pace: number; patience: number },
): Promise<number | null> {
  const [turn] = await database.query<{ wait: number }>(
    `update geocoder_turn set next_at = greatest(next_at, clock_timestamp()) + $1 * interval '1 millisecond'
     where next_at <= clock_timestamp() + $2 * interval '1 millisecond'
     returning extract(epoch from next_at - clock_timestamp())::float8 * 1000 - $1 as wait`,
    [pace, patience],
  )
  return turn ? Math.max(0, turn.wait) : null
}
