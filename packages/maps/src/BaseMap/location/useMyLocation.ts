'use client'
import type { Map as MaplibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** The location of the user's phone or computer; `accuracy` is a radius in metres, and `time` is in ms since 1970. */
export interface LocationFix {
  lng: number
  lat: number
  accuracy: number
  time: number
}

export type LocationFailure = 'denied' | 'insecure' | 'unavailable'

export interface MyLocation {
  /** True while the hook follows the location or waits for the first fix. */
  isOn: boolean
  fix: LocationFix | null
  failure: LocationFailure | null
  /** Starts or stops following the user's own location. */
  toggle: () => void
  /** Clears `failure`, so that its message disappears. */
  dismiss: () => void
}

/** Time-out for a GPS fix, in ms. Even in the open air, a fix can take half a minute. */
const TIMEOUT_MS = 30_000
const PERMISSION_DENIED = 1
const MAX_ZOOM = 16

const off = { isOn: false, fix: null, failure: null }

/** Follows the user's own location after `toggle` has switched this on. Moves the map to the first fix. */
export function useMyLocation(map: MaplibreMap | null): MyLocation {
  const [state, setState] = useState<Pick<MyLocation, 'isOn' | 'fix' | 'failure'>>(off)
  const { isOn } = state
  useEffect(() => {
    if (!isOn || !map) return undefined
    let isFirst = true
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const { longitude: lng, latitude: lat, accuracy } = coords
        const fix = { lng, lat, accuracy, time: timestamp }
        setState({ isOn: true, fix, failure: null })
        // `useOnPan` handles a movement with `located` like a drag: the map stops following a vehicle.
        if (isFirst) map.fitBounds(accuracyBounds(fix), { maxZoom: MAX_ZOOM, padding: 56 }, { located: true })
        isFirst = false
      },
      // After the first fix, all errors except a denied permission are ignored: the mark shows the age of the last fix.
      ({ code }) => {
        if (isFirst || code === PERMISSION_DENIED) setState({ ...off, failure: failureOf(code) })
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [isOn, map])
  return {
    ...state,
    toggle: () => setState(isOn ? off : { ...off, isOn: true }),
    dismiss: () => setState(off),
  }
}

function failureOf(code: number): LocationFailure {
  // Browsers deny the location to every page on plain http.
  if (code === PERMISSION_DENIED) return window.isSecureContext ? 'denied' : 'insecure'
  return 'unavailable'
}

const EARTH_M = 40_075_016.686
/** Width of the whole world at zoom 0, in px. */
const WORLD_PX = 512

interface Circle {
  lng: number
  lat: number
  /** Radius in metres. */
  accuracy: number
}

/** Returns the rectangle around a circle: west, south, east, north in degrees. */
export function accuracyBounds({ lng, lat, accuracy }: Circle): [number, number, number, number] {
  const north = (accuracy / EARTH_M) * 360
  const east = north / Math.cos((lat * Math.PI) / 180)
  return [lng - east, lat - north, lng + east, lat + north]
}

/** Returns the width of the circle in px at a zoom. */
export function accuracyWidth({ lat, accuracy }: Circle, zoom: number): number {
  return (2 * accuracy * WORLD_PX * 2 ** zoom) / (EARTH_M * Math.cos((lat * Math.PI) / 180))
}
