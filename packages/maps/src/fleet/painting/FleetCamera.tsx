'use client'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { useOnPan } from '../../BaseMap/useOnPan.ts'
import { drawnAt } from '../store/motion.ts'
import { fleetBounds } from '../store/FleetColumns.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { latOf, lngOf } from '../../measure/geometry.ts'

/** The zoom at which a selected vehicle is shown. */
const TRACKING_ZOOM = 15

interface FleetCameraProps {
  fleet: FleetStore
  selected: string | null
  /** Number of selections outside the map; each one flies to the vehicle. */
  flights: number
  /** Number of requests to see the whole fleet. */
  overviews: number
  following: boolean
  onRelease: () => void
}

/** Moves the map: first to the selected vehicle or the whole fleet, then to each selection, and along with a followed vehicle. */
export function FleetCamera(props: FleetCameraProps) {
  const { fleet, selected, flights, overviews, following, onRelease } = props
  const map = useMap()
  const placed = useRef(false)
  const some = useSyncExternalStore(fleet.subscribe, () => fleet.view().order.length > 0)

  const flyToSelected = useEffectEvent((animate: boolean) => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return false
    const center: [number, number] = [lngOf(x), latOf(y)]
    const zoom = Math.max(map.getZoom(), TRACKING_ZOOM)
    if (animate) map.easeTo({ center, zoom, duration: 500 })
    else map.jumpTo({ center, zoom })
    return true
  })
  const showAll = useEffectEvent((animate: boolean) => {
    const bounds = fleetBounds(fleet.columns, fleet.view().order)
    if (bounds) map.fitBounds(bounds.box, { padding: 56, maxZoom: TRACKING_ZOOM, animate })
    return bounds !== null
  })
  useEffect(() => {
    if (!placed.current && some) placed.current = flyToSelected(false) || showAll(false)
  }, [some])
  useEffect(() => {
    if (flights > 0) flyToSelected(true)
  }, [flights])
  useEffect(() => {
    if (overviews > 0) showAll(true)
  }, [overviews])
  useEffect(() => {
    if (following) flyToSelected(true)
  }, [following])

  useOnPan(onRelease)
  return null
}
