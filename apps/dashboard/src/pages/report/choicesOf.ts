import type { Vehicle } from '@sikud/api'
import type { FilterChoices } from '@sikud/maps/playback'

interface Narrowing {
  /** The vehicles that the user sees; undefined until they are loaded. */
  records: readonly Pick<Vehicle, 'id' | 'number' | 'group_id'>[] | undefined
  /** The keys of the depots; null for all. */
  depots: ReadonlySet<string> | null
  /** The key of the vehicle that the filter names; it stays, so that it keeps its plate. */
  chosen: string | undefined
}

/** Returns the vehicles to choose from: those of trips and of the list, or only those of the depots. */
export function choicesOf(
  seen: FilterChoices['vehicles'],
  { records = [], depots, chosen }: Narrowing,
): FilterChoices['vehicles'] {
  const listed = records.map(({ id, number }) => ({ key: String(id), label: number }))
  if (depots === null) return [...seen, ...listed]
  const own = new Set(
    records.filter(({ group_id }) => depots.has(String(group_id))).map(({ id }) => String(id)),
  )
  return [...seen, ...listed].filter(({ key }) => key === chosen || own.has(key))
}
