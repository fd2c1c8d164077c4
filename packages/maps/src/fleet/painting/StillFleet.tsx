'use client'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { StillCanvas } from '../../BaseMap/still/StillCanvas.tsx'
import { useStill } from '../../BaseMap/still/StillContext.ts'
import { pixelOf, type StillCamera, viewWithin, WORLD } from '../../BaseMap/still/stillView.ts'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { centreWith } from '../../measure/mapPart.ts'
import { fleetBounds } from '../store/FleetColumns.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { drawnAt } from '../store/motion.ts'
import { cellSize, FleetClusters } from './FleetClusters.ts'
import { FrameMaker } from './fleetFrame.ts'
import { fleetBox, freeBox, isSeen, type MapCover } from './freeBox.ts'
import { FleetPainter } from './FleetPainter.ts'
import { MarkSprites } from './MarkSprites.ts'
import { useSpriteInks } from './useSpriteInks.ts'

/** The zoom at which a selected vehicle is shown. */
const TRACKING_ZOOM = 14
export interface StillFleetProps {
  fleet: FleetStore
  selected: string | null
  /** Counts selections outside the map, such as in the list. When it increases, the map moves to the vehicle. */
  selectionCount: number
  following: boolean
  /** The element that covers a part of the map, such as a sheet; null if nothing covers the map. */
  cover: MapCover
}

/** Draws the fleet on the still map (the map without WebGL), and moves it to selected and followed vehicles. */
export function StillFleet({ fleet, selected, selectionCount, following, cover }: StillFleetProps) {
  const { camera, move } = useStill()
  const format = useMapsFormat()
  const inks = useSpriteInks()
  const painting = useMemo(
    () => ({
      painter: new FleetPainter(fleet, new MarkSprites(inks, Math.min(2, window.devicePixelRatio || 1))),
      clusters: new FleetClusters(),
      maker: new FrameMaker(),
    }),
    [fleet, inks],
  )
  const some = useSyncExternalStore(fleet.subscribe, () => fleet.view().order.length > 0)
  const isPlaced = useRef(false)

  const showSelected = useEffectEvent(() => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    if (Number.isNaN(x)) return false
    move((view, size) => {
      const zoom = Math.max(view.zoom, TRACKING_ZOOM)
      return { ...centreWith({ x, y }, zoom, freeBox(cover, size), size), zoom }
    })
    return true
  })
  const showAll = useEffectEvent(() => {
    const bounds = fleetBounds(fleet.columns, fleet.view().order)
    if (bounds) move((_view, size) => viewWithin(bounds.box, size, fleetBox(cover, size)))
    return bounds !== null
  })
  useEffect(() => {
    if (!isPlaced.current && some) isPlaced.current = showSelected() || showAll()
  }, [some])
  useEffect(() => {
    if (selectionCount > 0 || following) showSelected()
  }, [selectionCount, following])
  const follow = useEffectEvent(() => {
    const { x, y } = drawnAt(fleet.columns, fleet.slotOf(selected), performance.now())
    const [left, top] = pixelOf(camera, x, y)
    if (following && !isSeen({ x: left, y: top }, freeBox(cover, camera))) showSelected()
  })
  useEffect(() => fleet.subscribe(() => follow()), [fleet])
  // Moves the map, because the sheet with the facts of the selected vehicle may cover the vehicle.
  useEffect(() => {
    if (selected !== null && cover === 'half') showSelected()
  }, [selected, cover])

  const paint = (pen: CanvasRenderingContext2D, at: StillCamera) => {
    const { painter, clusters, maker } = painting
    const slot = fleet.slotOf(selected)
    const { order } = fleet.view()
    const across = (WORLD * 2 ** at.zoom) / cellSize(at.width, at.height)
    const marks = clusters.make(fleet.columns, order, across, slot)
    const frame = maker.make(fleet.columns, order, marks, at, performance.now())
    const scene = { camera: at, zoom: at.zoom, marks, selected: slot, trail: [], trailColour: inks.ink }
    painter.paint(pen, frame, { ...scene, countText: format.count })
  }
  return <StillCanvas camera={camera} subscribe={fleet.subscribe} paint={paint} />
}
