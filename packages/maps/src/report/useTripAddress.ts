import { useMemo } from 'react'
import type { PageSearch } from '../parts/PageSearch.ts'
import type { TripFilter } from '../tripList/TripFilter.ts'
import { parseTripAddress, sameRules, type TripAddress, tripParams } from './tripAddress.ts'

/** The state of Laporan, and functions that change it. */
export type UsedTripAddress = ReturnType<typeof useTripAddress>

/**
 * Keeps the state of Laporan in the URL, for Back, reload and links. Each choice adds a history entry. A new point in
 * the trip, or typing into a filter, replaces the current entry.
 */
export function useTripAddress({ params, write, visit, href }: PageSearch, hasGroups: boolean) {
  const address = useMemo(() => {
    const parsed = parseTripAddress(params)
    // Ignores the depot in the URL if the server cannot filter trips by depot.
    return hasGroups ? parsed : { ...parsed, filter: { ...parsed.filter, group: undefined } }
  }, [params, hasGroups])
  const changeAddress = (change: (before: TripAddress) => Partial<TripAddress> | null, replace = false) =>
    write(
      (search) => {
        const before = parseTripAddress(search)
        const part = change(before)
        return part && tripParams({ ...before, ...part }, search)
      },
      { replace },
    )
  return {
    ...address,
    visit,
    /** Chooses a trip; null forgets the chosen trip after it was deleted, in the current history entry. */
    select: (session: string | null) =>
      changeAddress(
        ({ compared }) => ({
          session,
          at: null,
          moment: null,
          compared: compared.filter((key) => key !== (session ?? address.session)),
        }),
        session === null,
      ),
    setFilter: (change: TripFilter) =>
      changeAddress(
        ({ filter }) => ({ filter: { ...filter, ...change } }),
        sameRules(address.filter, { ...address.filter, ...change }),
      ),
    compare: (key: string) =>
      changeAddress(({ compared }) => ({
        compared: compared.includes(key) ? compared.filter((other) => other !== key) : [...compared, key],
      })),
    /** Stores the point at which the user paused; does nothing if the user has chosen another trip in the meantime. */
    storePausedPoint: (session: string, at: number) =>
      changeAddress((before) => (before.session === address.session ? { session, at } : null), true),
    /** Replaces the time in the URL by the found trip and point. */
    replaceMomentByTrip: (session: string, at: number) =>
      changeAddress(
        ({ filter }) => ({ session, at, moment: null, filter: { ...filter, device: undefined } }),
        true,
      ),
    /** Sets the first day to show, in the current history entry. */
    setSince: (since: string) => changeAddress((before) => (before.since === since ? null : { since }), true),
    limitSpeed: (limit: number) => changeAddress(() => ({ limit }), true),
    linkTo: (session: string, at: number) =>
      href(tripParams({ ...address, session, at, moment: null }, params)),
  }
}
