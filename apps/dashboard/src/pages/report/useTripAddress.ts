import type { SessionFilter } from '@sikud/maps/playback'
import { useEffect, useMemo, useRef } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useVisit } from '../../layouts/useVisit.ts'
import { useServices } from '../../services.ts'
import { parseTripAddress, sameRules, type TripAddress, tripParams } from './tripAddress.ts'

/**
 * Keeps the state of Laporan in the address, for Back, reload and links. Each choice adds a history entry; a new point
 * of the trip and typing into a filter replace the entry.
 */
export function useTripAddress() {
  const [params, setParams] = useSearchParams()
  const { replaceSearch } = useVisit()
  const { features } = useServices().config
  const hasDepots = features.has('groups') && features.has('tripPages')
  const address = useMemo(() => {
    const parsed = parseTripAddress(params)
    // Drops the depot for a server that cannot filter trips by depot.
    return hasDepots ? parsed : { ...parsed, filter: { ...parsed.filter, group: undefined } }
  }, [params, hasDepots])
  const page = useHref(paths.report)
  // The newest params: React renders after the router navigates, so with the rendered params a second quick choice
  // would undo the first.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const go = (change: (before: TripAddress) => Partial<TripAddress>, replace = false) => {
    const before = parseTripAddress(latest.current)
    const after = { ...before, ...change(before) }
    latest.current = tripParams(after, latest.current)
    if (replace || (after.filter !== before.filter && sameRules(before.filter, after.filter)))
      replaceSearch(latest.current)
    else setParams(latest.current, { preventScrollReset: true })
  }
  return {
    ...address,
    select: (session: string) =>
      go(({ compared }) => ({
        session,
        at: null,
        moment: null,
        compared: compared.filter((key) => key !== session),
      })),
    setFilter: (change: SessionFilter) => go(({ filter }) => ({ filter: { ...filter, ...change } })),
    compare: (key: string) =>
      go(({ compared }) => ({
        compared: compared.includes(key) ? compared.filter((other) => other !== key) : [...compared, key],
      })),
    rest: (session: string, at: number) => {
      // Ignores the point of a trip that is no longer chosen.
      if (parseTripAddress(latest.current).session === address.session) go(() => ({ session, at }), true)
    },
    /** Replaces the time in the address by the trip and point that the search has found. */
    arrive: (session: string, at: number) =>
      go(({ filter }) => ({ session, at, moment: null, filter: { ...filter, device: undefined } }), true),
    /** Sets the first day to show; replaces the history entry. */
    setSince: (since: string) => {
      if (parseTripAddress(latest.current).since !== since) go(() => ({ since }), true)
    },
    limitSpeed: (limit: number) => go(() => ({ limit }), true),
    linkTo: (session: string, at: number) => {
      const query = tripParams({ ...address, session, at, moment: null }, params)
      return new URL(`${page}?${query}`, window.location.origin).href
    },
  }
}
