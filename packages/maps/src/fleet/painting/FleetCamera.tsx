'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import { type MaplibreMap, useMap, useOnPan } from '../../BaseMap/MapContext.ts'
import { drawnAt } from '../store/motion.ts'
import { fleetBounds, type FleetColumns } from '../store/FleetColumns.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { centreWith, latOf, lngOf, shortWay } from '../../measure/geometry.ts'
import { fleetBox, freeBox, isSeen, type MapCover, sizeOf } from './freeBox.ts'

/** The zoom at which a single vehicle is shown, and the highest zoom of a view of the whole fleet. */
const TRACKING_ZOOM = 15
/** A selected vehicle is shown at this zoom, with its neighbours; after a second press, at the zoom of its street. */
const SELECTED_ZOOM = 13
const STREET_ZOOM = 16

interface FleetCameraProps {
  fleet: FleetStore
  selected: string | null
  /**
   * Counts selections outside the map, such as in the list, and second presses. When it increases, the map moves to the
   * vehicle; if the vehicle was already selected, to its street.
   */
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

  const flyToSelected = useEffectEvent((animate: boolean, closest = SELECTED_ZOOM) => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return false
    const zoom = Math.max(map.getZoom(), fleet.single ? TRACKING_ZOOM : closest)
    const center = centreFor(map, { x, y }, zoom, cover)
    if (animate) map.easeTo({ center, zoom, duration: 500 })
    else map.jumpTo({ center, zoom })
    return true
  })
  const showAll = useEffectEvent((animate: boolean, slots: Iterable<number> = fleet.view().order) => {
    const bounds = fleetBounds(fleet.columns, slots)
    const size = sizeOf(map)
    const { width, height } = size
    const { left, top, right, bottom } = fleetBox(cover, size)
    const padding = { left, top, right: width - right, bottom: height - bottom }
    if (bounds) map.fitBounds(bounds.box, { padding, maxZoom: TRACKING_ZOOM, animate })
    return bounds !== null
  })
  const place = useEffectEvent(() => {
    if (placed.current) return
    placed.current =
      flyToSelected(false) || showAll(false, withoutOutliers(fleet.columns, fleet.view().order))
  })
  useEffect(() => {
    if (some) place()
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
  const before = useRef<string | null>(null)
  const flyOnSelect = useEffectEvent(() =>
    flyToSelected(true, before.current === selected ? STREET_ZOOM : SELECTED_ZOOM),
  )
  useEffect(() => {
    if (selectionCount > 0) flyOnSelect()
  }, [selectionCount])
  // This effect runs after the one above, which needs the vehicle that was selected before.
  useEffect(() => {
    before.current = selected
  }, [selected])
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

/** Largest share of a fleet that can be outliers. */
const MOST_OUTLIERS = 0.1
/** Outliers are at least this many times as far from the middle of the fleet as the other vehicles. */
const OUTLIER_RATIO = 4
/** Distance from the middle of the fleet, as a fraction of the world's width, within which no vehicle is an outlier. */
const NEAR = 0.005

/**
 * Returns the vehicles without those that are far from all others, such as one whose device sends a wrong position. The
 * result has all vehicles if they are in several places.
 */
export function withoutOutliers({ toX, toY }: FleetColumns, slots: Iterable<number>): number[] {
  const located = [...slots].filter((slot) => !Number.isNaN(toX[slot] ?? Number.NaN))
  const most = Math.floor(located.length * MOST_OUTLIERS) || (located.length >= 5 ? 1 : 0)
  const x = median(located.map((slot) => toX[slot] ?? 0))
  const y = median(located.map((slot) => toY[slot] ?? 0))
  const away = (slot: number) => Math.hypot(shortWay(x, toX[slot] ?? 0), (toY[slot] ?? 0) - y)
  const byDistance = located.map((slot) => ({ slot, far: away(slot) })).toSorted((a, b) => a.far - b.far)
  for (let kept = located.length - most; kept < located.length; kept += 1) {
    const limit = Math.max(NEAR, (byDistance[kept - 1]?.far ?? 0) * OUTLIER_RATIO)
    if ((byDistance[kept]?.far ?? 0) > limit) return byDistance.slice(0, kept).map(({ slot }) => slot)
  }
  return located
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
