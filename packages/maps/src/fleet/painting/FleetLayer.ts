import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import { cellSize, type ClusterMarks, FleetClusters } from './FleetClusters.ts'
import { type Camera, type FleetFrame, FrameMaker, markAt } from './fleetFrame.ts'
import { FleetPainter } from './FleetPainter.ts'
import { MarkSprites, type SpriteInks } from './MarkSprites.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import type { FleetView } from '../store/fleetView.ts'
import { fleetStatuses } from '../store/statusByAge.ts'
import { drawnAt } from '../store/motion.ts'
import { freeBox, type MapCover, type Size, sizeOf } from './freeBox.ts'
import { centreWith, latOf, lngOf, mercatorX, mercatorY } from '../../measure/geometry.ts'

/** Width of MapLibre's world at zoom 0, in px. */
const WORLD = 512
/** The next frame is drawn once a vehicle has moved this far, in px. */
const STEP = 0.5

interface LayerOptions {
  map: MaplibreMap
  fleet: FleetStore
  inks: SpriteInks
  countText: (count: number) => string
}

/** Paints the fleet over a map: when the map moves, when the fleet changes, and while vehicles move visibly. */
export class FleetLayer {
  #selected: string | null = null
  #following = false
  #cover: MapCover = null
  readonly #options: LayerOptions
  readonly #overlay: ReturnType<typeof overlayCanvas>
  readonly #painter: FleetPainter
  readonly #clusters = new FleetClusters()
  readonly #maker = new FrameMaker()
  #frame: FleetFrame | null = null
  #camera: Camera = { x: 0, y: 0, worldSize: 0, width: 0, height: 0 }
  #marks: ClusterMarks | null = null
  #markedFor: { view: FleetView; across: number; selectedSlot: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #request = 0
  #undo: (() => void)[] = []

  constructor(options: LayerOptions) {
    this.#options = options
    const { map, fleet, inks } = options
    this.#overlay = overlayCanvas(map)
    this.#painter = new FleetPainter(fleet, new MarkSprites(inks, this.#overlay.ratio))
    const onRender = () => this.#sameCamera() || this.draw()
    const onShown = () => this.draw()
    map.on('render', onRender)
    document.addEventListener('visibilitychange', onShown)
    this.#undo.push(
      () => map.off('render', onRender),
      () => document.removeEventListener('visibilitychange', onShown),
      fleet.subscribe(() => this.#soon(0)),
    )
  }

  /** Selects a vehicle; if `following` is true, the map follows it. */
  show(selected: string | null, following: boolean, cover: MapCover) {
    this.#selected = selected
    this.#following = following
    this.#cover = cover
    Object.assign(this.#overlay.size, sizeOf(this.#options.map))
    this.draw()
  }

  remove() {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#request)
    for (const undo of this.#undo) undo()
    this.#overlay.remove()
  }

  /** Paints the fleet as it is now, and schedules the next frame while vehicles move. */
  draw() {
    const { pen } = this.#overlay
    if (!pen || document.hidden) return
    const { map, fleet, inks, countText } = this.#options
    const now = performance.now()
    this.#camera = cameraOf(map, this.#overlay.size)
    const camera = this.#camera
    const selected = fleet.slotOf(this.#selected)
    const { order } = fleet.view()
    const marks = this.#cluster(camera, selected)
    this.#frame = this.#maker.make(fleet.columns, order, marks, camera, now)
    const trail = fleet.single ? [] : fleet.trails.recent(selected, fleet.serverNow())
    if (trail.length >= 2) {
      const { x, y } = drawnAt(fleet.columns, selected, now)
      trail.splice(-2, 2, x, y)
    }
    const trailColour = inks.status[fleetStatuses[fleet.columns.status[selected] ?? 0] ?? 'moving']
    const scene = { camera, zoom: map.getZoom(), marks, selected, trail, trailColour, countText }
    this.#painter.paint(pen, this.#frame, scene)
    if (this.#frame.pace > 0) this.#soon(STEP / this.#frame.pace)
  }

  /** Returns the slots of the vehicles at a point of the map, in px. */
  vehiclesAt(x: number, y: number): number[] {
    if (!this.#frame || !this.#marks || !this.#markedFor) return []
    const { markOf } = this.#marks
    // The fleet may have changed since the last frame, so its newest order does not belong to these marks.
    const { view, selectedSlot } = this.#markedFor
    const { order } = view
    const top = markOf[order.indexOf(selectedSlot)] ?? -1
    const found = markAt(this.#frame, x, y, top)
    const mark = this.#frame.mark[found]
    if (found < 0 || mark === undefined) return []
    return [...order].filter((_, at) => markOf[at] === mark)
  }

  #soon(wait: number) {
    clearTimeout(this.#timer)
    if (document.hidden) return
    // Sets no timer, because even a timer of 0 ms can miss the next frame. So the map shows a change in the same
    // frame as the table.
    if (wait === 0) this.#atNextFrame()
    else this.#timer = setTimeout(() => this.#atNextFrame(), wait)
  }

  #atNextFrame() {
    cancelAnimationFrame(this.#request)
    this.#request = requestAnimationFrame(() => this.#step())
  }

  #step() {
    const { map, fleet } = this.#options
    const slot = this.#following ? fleet.slotOf(this.#selected) : -1
    const { x, y } = drawnAt(fleet.columns, slot, performance.now())
    // After `jumpTo`, no `draw` is needed: `jumpTo` renders the map, and the `render` event of the map draws the fleet.
    if (slot >= 0 && !Number.isNaN(x) && !map.isMoving()) {
      const { size } = this.#overlay
      const centre = centreWith({ x, y }, map.getZoom(), freeBox(this.#cover, size), size)
      map.jumpTo({ center: [lngOf(centre.x), latOf(centre.y)] })
    } else this.draw()
  }

  #sameCamera() {
    const { x, y, worldSize, width, height } = cameraOf(this.#options.map, this.#overlay.size)
    const seen = this.#camera
    return (
      x === seen.x &&
      y === seen.y &&
      worldSize === seen.worldSize &&
      width === seen.width &&
      height === seen.height
    )
  }

  #cluster({ width, height }: Camera, selectedSlot: number): ClusterMarks {
    const { map, fleet } = this.#options
    const view = fleet.view()
    const cell = cellSize(width, height)
    const across = (WORLD * 2 ** Math.floor(map.getZoom())) / cell
    const before = this.#markedFor
    if (
      this.#marks &&
      before?.view === view &&
      before.across === across &&
      before.selectedSlot === selectedSlot
    ) {
      return this.#marks
    }
    this.#markedFor = { view, across, selectedSlot }
    this.#marks = this.#clusters.make(fleet.columns, view.order, across, selectedSlot)
    return this.#marks
  }
}

function cameraOf(map: MaplibreMap, { width, height }: { width: number; height: number }): Camera {
  const { lng, lat } = map.getCenter()
  return { x: mercatorX(lng), y: mercatorY(lat), worldSize: WORLD * 2 ** map.getZoom(), width, height }
}

/** The highest pixel ratio of the canvas; a higher ratio costs time without a visible difference. */
const MAX_PIXEL_RATIO = 2

/** Adds a canvas above the map and below its controls; the canvas does not block gestures. */
function overlayCanvas(map: MaplibreMap) {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' })
  map.getCanvasContainer().append(canvas)
  const pen = canvas.getContext('2d')
  const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1)
  const size: Size = { width: 0, height: 0 }
  const fit = () => {
    const { clientWidth, clientHeight } = map.getContainer()
    Object.assign(size, { width: clientWidth, height: clientHeight })
    canvas.width = Math.round(clientWidth * ratio)
    canvas.height = Math.round(clientHeight * ratio)
    Object.assign(canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` })
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  fit()
  map.on('resize', fit)
  return {
    pen,
    ratio,
    /** Size of the map in CSS pixels. Cached, because measuring the element forces a layout. */
    size,
    remove() {
      map.off('resize', fit)
      canvas.remove()
    },
  }
}
