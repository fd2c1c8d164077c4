'use client'
import type { FindAddress, FoundAddress } from '@sikud/api/geocoder'
import { createTexts } from '@sikud/ui/locales'
import { useEffect, useState } from 'react'
import { id, type AddressTexts } from '../locales/id/address.ts'

/** Debounce in ms, so that no address is looked up while the place changes. */
const STILL_MS = 600
/** Places are rounded to four decimals (11 metres), so that GPS noise of a standing tracker causes no new lookup. */
const PER_DEGREE = 10_000

/** Looks up the address of a place; `found` is null until the address is known, and `retry` looks it up again. */
export function useAddress(lat: number, lng: number, findAddress: FindAddress) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; found: FoundAddress } | null>(null)
  const [steadyLat, steadyLng] = [
    Math.round(lat * PER_DEGREE) / PER_DEGREE,
    Math.round(lng * PER_DEGREE) / PER_DEGREE,
  ]
  const question = `${steadyLat} ${steadyLng} ${tries}`

  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      findAddress(steadyLat, steadyLng, abort.signal).then(
        (found) => !abort.signal.aborted && setAnswer({ to: question, found }),
        // A rejection is ignored, because `findAddress` rejects only after an abort.
        () => undefined,
      )
    }, STILL_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [steadyLat, steadyLng, question, findAddress])

  return { found: answer?.to === question ? answer.found : null, retry: () => setTries(tries + 1) }
}

declare module '@sikud/ui/locales' {
  interface Catalogues {
    address: AddressTexts
  }
}

/** Returns the texts of the components that show an address. */
export const useAddressTexts = createTexts('address', id, () => import('../locales/en/address.ts'))
