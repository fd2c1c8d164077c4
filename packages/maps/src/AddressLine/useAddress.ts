'use client'
import type { FindAddress, FoundAddress } from '@sikud/api/geocoder'
import { useEffect, useState } from 'react'
import { address as en } from '../locales/en/address.ts'
import { address as id, type AddressTexts } from '../locales/id/address.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** A place that moves on is not asked for. */
const STILL_MS = 600
/** Four decimals are 11 metres: the trembling of a tracker that stands. */
const PER_DEGREE = 10_000

/** What stands at a place, once that has stood still; null until it is known. `retry` asks again. */
export function useAddress(lat: number, lng: number, findAddress: FindAddress) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; found: FoundAddress } | null>(null)
  const [steadyLat, steadyLng] = [
    Math.round(lat * PER_DEGREE) / PER_DEGREE,
    Math.round(lng * PER_DEGREE) / PER_DEGREE,
  ]
  const question = `${steadyLat} ${steadyLng} ${tries}`

  useEffect(() => {
    const gaveUp = new AbortController()
    const timer = setTimeout(() => {
      findAddress(steadyLat, steadyLng, gaveUp.signal).then(
        (found) => !gaveUp.signal.aborted && setAnswer({ to: question, found }),
        // It rejects only what was given up.
        () => undefined,
      )
    }, STILL_MS)
    return () => {
      clearTimeout(timer)
      gaveUp.abort()
    }
  }, [steadyLat, steadyLng, question, findAddress])

  return { found: answer?.to === question ? answer.found : null, retry: () => setTries(tries + 1) }
}

/** The texts of an address. */
export function useAddressTexts(): AddressTexts {
  return useCatalogue({ id, en }, ({ address }) => address)
}
