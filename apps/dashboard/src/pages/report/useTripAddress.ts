import type { SessionFilter } from '@sikud/maps/playback'
import { useEffect, useMemo, useRef } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useVisit } from '../../layouts/useVisit.ts'
import { parseTripAddress, sameRules, type TripAddress, tripParams } from './tripAddress.ts'

/**
 * What of Laporan stands in the address, so that Back, reload and a sent link keep it. Choosing is a step that Back
 * undoes; the moment of a trip and what is typed into a filter are not.
 */
export function useTripAddress() {
  const [params, setParams] = useSearchParams()
  const { replaceSearch } = useVisit()
  const address = useMemo(() => parseTripAddress(params), [params])
  const page = useHref(paths.report)
  // The router shows a step later than it takes it: a second choice must not undo one that is still on its way.
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
      // While another session is on its way, the moment of the old one is of no use.
      if (parseTripAddress(latest.current).session === address.session) go(() => ({ session, at }), true)
    },
    /** The moment that the address named is this point of this trip, and is named so from now on. */
    arrive: (session: string, at: number) =>
      go(({ filter }) => ({ session, at, moment: null, filter: { ...filter, device: undefined } }), true),
    /** The first day that is shown; no step that Back undoes. */
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
