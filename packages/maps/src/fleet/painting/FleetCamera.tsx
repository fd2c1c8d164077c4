'use client'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useMap } from '../../BaseMap/MapContext.ts'
import { useOnPan } from '../../BaseMap/useOnPan.ts'
import { drawnAt } from '../store/motion.ts'
import { fleetBounds } from '../store/FleetColumns.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { latOf, lngOf } from '../../measure/geometry.ts'
import type { SheetHeight } from '../../workspace/sheetHeight.ts'
import { centreWith, freePart, middleBelow } from './aboveSheet.ts'

/** The zoom at which a selected vehicle is shown. */
const TRACKING_ZOOM = 15
/** Pixels around the fleet, and below a vehicle over a sheet. */
const ROOM = 56

interface FleetCameraProps {
  fleet: FleetStore
  selected: string | null
  /** Number of selections outside the map; each one flies to the vehicle. */
  flights: number
  /** Number of requests to see the whole fleet. */
  overviews: number
  following: boolean
  /** The sheet over the lower part of the map; null where there is none. */
  sheet: SheetHeight | null
  onRelease: () => void
}

/** Moves the map: first to the selected vehicle or the whole fleet, then to each selection, and along with a followed vehicle. */
export function FleetCamera(props: FleetCameraProps) {
  const { fleet, selected, flights, overviews, following, sheet, onRelease } = props
  const map = useMap()
  const placed = useRef(false)
  const some = useSyncExternalStore(fleet.subscribe, () => fleet.view().order.length > 0)

  const flyToSelected = useEffectEvent((animate: boolean) => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return false
    const zoom = Math.max(map.getZoom(), TRACKING_ZOOM)
    const center = centreWith(x, y, zoom, middleBelow(sheet, map.getContainer().clientHeight))
    if (animate) map.easeTo({ center, zoom, duration: 500 })
    else map.jumpTo({ center, zoom })
    return true
  })
  const showAll = useEffectEvent((animate: boolean) => {
    const bounds = fleetBounds(fleet.columns, fleet.view().order)
    const { clientHeight } = map.getContainer()
    const { top, bottom } = freePart(sheet === 'full' ? 'half' : sheet, clientHeight)
    const padding = { top: top + ROOM, bottom: clientHeight - bottom + ROOM, left: ROOM, right: ROOM }
    if (bounds) map.fitBounds(bounds.box, { padding, maxZoom: TRACKING_ZOOM, animate })
    return bounds !== null
  })
  useEffect(() => {
    if (!placed.current && some) placed.current = flyToSelected(false) || showAll(false)
  }, [some])
  /** A vehicle that was selected on the map may lie behind the sheet that now shows its facts. */
  const uncover = useEffectEvent(() => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return
    const { clientHeight } = map.getContainer()
    const { top, bottom } = freePart(sheet, clientHeight)
    const seen = map.project([lngOf(x), latOf(y)])
    if (seen.y >= top && seen.y <= bottom - ROOM) return
    const center = centreWith(x, y, map.getZoom(), middleBelow(sheet, clientHeight))
    map.easeTo({ center, duration: 500 })
  })
  useEffect(() => {
    if (selected !== null && sheet === 'half') uncover()
  }, [selected, sheet])
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
