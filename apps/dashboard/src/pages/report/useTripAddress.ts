import type { SessionFilter } from '@sikud/maps/playback'
import { useMemo } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { parseTripAddress, sameRules, type TripAddress, tripParams } from './tripAddress.ts'

/**
 * What of Laporan stands in the address, so that Back, reload and a sent link keep it. Choosing is a step that Back
 * undoes; the moment of a trip and what is typed into a filter are not.
 */
export function useTripAddress() {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => parseTripAddress(params), [params])
  const page = useHref(paths.report)
  const go = (change: Partial<TripAddress>, replace: boolean) =>
    setParams((current) => tripParams({ ...parseTripAddress(current), ...change }, current), {
      replace,
      preventScrollReset: true,
    })
  return {
    ...address,
    select: (session: string) =>
      go({ session, at: null, compared: address.compared.filter((key) => key !== session) }, false),
    setFilter: (filter: SessionFilter) => go({ filter }, sameRules(address.filter, filter)),
    compare: (compared: string[]) => go({ compared }, false),
    rest: (session: string, at: number) => go({ session, at }, true),
    limitSpeed: (limit: number) => go({ limit }, true),
    linkTo: (session: string, at: number) => {
      const query = tripParams({ ...address, session, at }, params)
      return new URL(`${page}?${query}`, window.location.origin).href
    },
  }
}
