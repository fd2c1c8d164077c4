'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { type MaplibreMap, useMap, useOnPan } from '../../BaseMap/MapContext.ts'
import { drawnAt } from '../store/motion.ts'
import { fleetBounds } from '../store/FleetColumns.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { centreWith, latOf, lngOf } from '../../measure/geometry.ts'
import { fleetBox, freeBox, isSeen, type MapCover, type Size } from './freeBox.ts'

/** The zoom at which a selected vehicle is shown. */
const TRACKING_ZOOM = 15

interface FleetCameraProps {
  fleet: FleetStore
  selected: string | null
  /** Counts selections outside the map, such as in the list. When it increases, the map moves to the vehicle. */
  selectionCount: number
  /** Counts how often the user has asked for the whole fleet. When it increases, the map shows the whole fleet. */
  overviewCount: number
  following: boolean
  /** The element that covers a part of the map, such as a sheet; null if nothing covers the map. */
  cover: MapCover
  onRelease: () => void
}

/**
 * Moves the map at first to the selected vehicle or, if no vehicle is selected, to the whole fleet. Later, moves the
 * map when the user asks for it, or to keep the selected vehicle in view.
 */
export function FleetCamera(props: FleetCameraProps) {
  const { fleet, selected, selectionCount, overviewCount, following, cover, onRelease } = props
  const map = useMap()
  const placed = useRef(false)
  const some = useSnapshot(fleet.subscribe, () => fleet.view().order.length > 0)

  const flyToSelected = useEffectEvent((animate: boolean) => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return false
    const zoom = Math.max(map.getZoom(), TRACKING_ZOOM)
    const center = centreFor(map, { x, y }, zoom, cover)
    if (animate) map.easeTo({ center, zoom, duration: 500 })
    else map.jumpTo({ center, zoom })
    return true
  })
  const showAll = useEffectEvent((animate: boolean) => {
    const bounds = fleetBounds(fleet.columns, fleet.view().order)
    const { width, height } = sizeOf(map)
    const { left, top, right, bottom } = fleetBox(cover, { width, height })
    const padding = { left, top, right: width - right, bottom: height - bottom }
    if (bounds) map.fitBounds(bounds.box, { padding, maxZoom: TRACKING_ZOOM, animate })
    return bounds !== null
  })
  useEffect(() => {
    if (!placed.current && some) placed.current = flyToSelected(false) || showAll(false)
  }, [some])
  /** Moves the map if the card or sheet with the facts of the selected vehicle covers the vehicle. */
  const uncover = useEffectEvent(() => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return
    if (isSeen(map.project([lngOf(x), latOf(y)]), freeBox(cover, sizeOf(map)))) return
    map.easeTo({ center: centreFor(map, { x, y }, map.getZoom(), cover), duration: 500 })
  })
  useEffect(() => {
    if (selected !== null && showsFacts(cover)) uncover()
  }, [selected, cover])
  const size = useRef(sizeOf(map))
  /** Moves the map if the selected vehicle was visible and is no longer visible after a resize. */
  const resized = useEffectEvent(() => {
    const [before, now] = [size.current, sizeOf(map)]
    size.current = now
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x) || !showsFacts(cover)) return
    const place = map.project([lngOf(x), latOf(y)])
    const was = {
      x: place.x + (before.width - now.width) / 2,
      y: place.y + (before.height - now.height) / 2,
    }
    if (isSeen(was, freeBox(cover, before))) uncover()
  })
  useEffect(() => {
    const onResize = () => resized()
    map.on('resize', onResize)
    return () => void map.off('resize', onResize)
  }, [map])
  useEffect(() => {
    if (selectionCount > 0) flyToSelected(true)
  }, [selectionCount])
  useEffect(() => {
    if (overviewCount > 0) showAll(true)
  }, [overviewCount])
  useEffect(() => {
    if (following) flyToSelected(true)
  }, [following])

  useOnPan(onRelease)
  return null
}

function showsFacts(cover: MapCover) {
  return cover === 'card' || cover === 'half'
}

/** Returns the map centre at which a place (Web Mercator) lies in the middle of the uncovered part of the map. */
function centreFor(
  map: MaplibreMap,
  place: { x: number; y: number },
  zoom: number,
  cover: MapCover,
): [lng: number, lat: number] {
  const size = sizeOf(map)
  const { x, y } = centreWith(place, zoom, freeBox(cover, size), size)
  return [lngOf(x), latOf(y)]
}

function sizeOf(map: MaplibreMap): Size {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return { width, height }
}
