import { ALARM_SHOWN_MS, statusOf } from '@sikud/ui/status'
import type { ClusterMarks } from './FleetClusters.ts'
import { chooseLabels, type LabelCandidate, labelText, showsAllLabels } from './chooseLabels.ts'
import type { Camera, FleetFrame } from './fleetFrame.ts'
import { labelOffsetPx, MARK_SIZE, SELECTED_SIZE } from './markSize.ts'
import { fleetStatuses, isStale, OFFLINE, STALE_AFTER } from '../store/statusByAge.ts'
import { nameOf } from '../store/fleetView.ts'
import { type MarkSprites, ringOf, type Sprite } from './MarkSprites.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { shortWay } from '../../measure/geometry.ts'

/** Number of statuses, which is the number of arcs in the ring of a cluster. */
const RING = fleetStatuses.length
/** Opacity of the other vehicles while one is selected. */
const DIMMED = 0.55
const PIN_LABEL_RISE = 20
/** From the tip of a pin to its upper right corner, in px. */
const PIN_CORNER = { x: 11, y: -33 }

/** The data that the painter needs in addition to the positions of the marks (see `fleetFrame.ts`). */
export interface Scene {
  camera: Camera
  zoom: number
  marks: ClusterMarks
  selected: number
  /** The trail of the selected vehicle: alternating x and y in Web Mercator. */
  trail: readonly number[]
  trailColour: string
  countText: (count: number) => string
}

/** Paints a trail, clusters, vehicles and labels. Prefers labels of the previous frame, so that they do not flicker. */
export class FleetPainter {
  #labelled = new Set<number>()
  #counts = new Map<number, string>()
  readonly #fleet: FleetStore
  readonly #sprites: MarkSprites

  constructor(fleet: FleetStore, sprites: MarkSprites) {
    this.#fleet = fleet
    this.#sprites = sprites
  }

  paint(pen: CanvasRenderingContext2D, frame: FleetFrame, scene: Scene) {
    const { columns } = this.#fleet
    const { width, height } = scene.camera
    pen.clearRect(0, 0, width, height)
    paintTrail(pen, scene)
    const now = this.#fleet.serverNow()
    const unclustered: LabelCandidate[] = []
    const alarmed = this.#alarmedMarks(scene.marks, now)
    const alarms: { x: number; y: number }[] = []
    // The selected vehicle is drawn last, over the others.
    let top: { sprite: Sprite; x: number; y: number } | null = null
    const others = scene.selected >= 0 && !this.#fleet.single ? DIMMED : 1
    pen.globalAlpha = others
    for (let index = 0; index < frame.count; index += 1) {
      const mark = frame.mark[index] ?? 0
      const [x, y] = [frame.x[index] ?? 0, frame.y[index] ?? 0]
      const size = scene.marks.sizes[mark] ?? 1
      const selected = size === 1 && scene.marks.first[mark] === scene.selected
      if (alarmed.has(mark)) {
        alarms.push(
          this.#fleet.single ? { x: x + PIN_CORNER.x, y: y + PIN_CORNER.y } : cornerOf(x, y, selected),
        )
      }
      if (size > 1) {
        const ring = ringOf(scene.marks.statuses.subarray(mark * RING, (mark + 1) * RING))
        stamp(pen, this.#sprites.cluster(this.#countText(size, scene), ring), x, y)
        continue
      }
      const slot = scene.marks.first[mark] ?? 0
      const status = columns.status[slot] ?? OFFLINE
      const stale = isStale(status, now - (columns.time[slot] ?? Number.NaN))
      const kind = fleetStatuses[status] ?? 'offline'
      const sprite = this.#fleet.single
        ? this.#pinOf(slot, now)
        : this.#sprites.vehicle(kind, columns.heading[slot] ?? Number.NaN, stale, selected)
      if (selected) top = { sprite, x, y }
      else stamp(pen, sprite, x, y)
      // A mark is centred on the position of its vehicle. A pin is completely above the position, so the label of a pin
      // can be closer to the position than the label of a mark.
      unclustered.push({
        slot,
        x,
        y: this.#fleet.single ? y - PIN_LABEL_RISE : y,
        width: 0,
        selected,
        moving: status === 0,
      })
    }
    pen.globalAlpha = 1
    if (top) stamp(pen, top.sprite, top.x, top.y)
    for (const { x, y } of alarms) stamp(pen, this.#sprites.alarm(), x, y)
    this.#paintLabels(pen, frame, scene, unclustered, others)
  }

  #alarmedMarks({ markOf }: ClusterMarks, now: number): Set<number> {
    const { alarmTime } = this.#fleet.columns
    const alarmed = new Set<number>()
    for (const [at, slot] of this.#fleet.view().order.entries()) {
      if (now - (alarmTime[slot] ?? Number.NaN) <= ALARM_SHOWN_MS) alarmed.add(markOf[at] ?? -1)
    }
    return alarmed
  }

  /** Returns the pin of a single vehicle, in the colour of its status or, if the position is old, of `offline`. */
  #pinOf(slot: number, now: number) {
    const fresh = now - (this.#fleet.columns.time[slot] ?? Number.NaN) <= STALE_AFTER
    return this.#sprites.pin(fresh ? statusOf(this.#fleet.positionIn(slot)?.status.text ?? '') : 'offline')
  }

  #paintLabels(
    pen: CanvasRenderingContext2D,
    frame: FleetFrame,
    scene: Scene,
    unclustered: LabelCandidate[],
    othersAlpha: number,
  ) {
    const all = showsAllLabels(scene.zoom, unclustered.length)
    const { width, height } = scene.camera
    const wanted = unclustered.filter(({ slot, selected }) => (all || selected) && this.#nameOf(slot) !== '')
    for (const candidate of wanted) {
      candidate.width = this.#sprites.labelWidth(this.#nameOf(candidate.slot))
    }
    const labels = chooseLabels(wanted, frame, this.#labelled, width, height)
    this.#labelled = new Set(labels.map(({ slot }) => slot))
    for (const { slot, x, y, selected } of labels) {
      const { picture, ...size } = this.#sprites.label(this.#nameOf(slot), selected)
      const [left, top] = [Math.round(x - size.width / 2), Math.round(y + labelOffsetPx(selected))]
      pen.globalAlpha = selected ? 1 : othersAlpha
      pen.drawImage(picture, left, top, size.width, size.height)
    }
    pen.globalAlpha = 1
  }

  /** Caches the text of each count, because `Intl` is slow and few different counts occur. */
  #countText(count: number, { countText }: Scene) {
    const known = this.#counts.get(count) ?? countText(count)
    this.#counts.set(count, known)
    return known
  }

  #nameOf(slot: number) {
    const vehicle = this.#fleet.vehicles[slot]
    return vehicle ? labelText(nameOf(vehicle)) : ''
  }
}

/** Returns where the alarm of a mark is drawn. */
function cornerOf(x: number, y: number, selected: boolean) {
  const radius = ((selected ? SELECTED_SIZE : MARK_SIZE) / 2) * Math.SQRT1_2
  return { x: x + radius, y: y - radius }
}

function stamp(pen: CanvasRenderingContext2D, { picture, width, height }: Sprite, x: number, y: number) {
  pen.drawImage(picture, x - width / 2, y - height / 2, width, height)
}

function paintTrail(pen: CanvasRenderingContext2D, { trail, trailColour, camera }: Scene) {
  if (trail.length < 4) return
  pen.beginPath()
  for (let at = 0; at < trail.length; at += 2) {
    pen.lineTo(
      camera.width / 2 + shortWay(camera.x, trail[at] ?? 0) * camera.worldSize,
      camera.height / 2 + ((trail[at + 1] ?? 0) - camera.y) * camera.worldSize,
    )
  }
  pen.lineWidth = 5
  pen.lineCap = pen.lineJoin = 'round'
  pen.globalAlpha = 0.45
  pen.strokeStyle = trailColour
  pen.stroke()
  pen.globalAlpha = 1
}
