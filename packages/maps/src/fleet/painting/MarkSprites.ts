import type { FleetStatus } from '@sikud/ui/status'
import type { MapColours } from '../../look/mapColours.ts'
import { pinPath } from '../../parts/pinPath.ts'
import { fleetStatuses } from '../store/statusByAge.ts'
import { LABEL_HEIGHT } from './chooseLabels.ts'
import { MARK_SIZE, SELECTED_SIZE } from './markSize.ts'

export interface SpriteInks extends Pick<MapColours, 'status' | 'dark'> {
  paper: string
  ink: string
  line: string
  accent: string
  onAccent: string
  alarm: string
  onAlarm: string
  font: string
}

type Pen = OffscreenCanvasRenderingContext2D

export interface Sprite {
  /** A bitmap, because drawing from a canvas would copy that canvas each time. */
  picture: ImageBitmap
  /** Width and height in CSS pixels. */
  width: number
  height: number
}

/**
 * Maximum number of cached sprites. A full cache is cleared, because drawing all visible sprites again takes less than
 * one animation frame.
 */
const MOST = 700
const HEADING_STEP = 10
const PIN_SIZE = 40
const ALARM_SIZE = 20
const SELECTED_SCALE = 1.35
const RING_WIDTH = 5
/** Number of equal parts of a cluster's ring. More parts would need more sprites. */
const RING_PARTS = 24

/**
 * Returns the length of each status's arc in the ring of a cluster, in parts; together all `RING_PARTS`. A status with
 * any vehicle gets at least one part.
 */
export function ringOf(counts: Int32Array): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const parts = [...counts].map((count) =>
    count === 0 ? 0 : Math.max(1, Math.round((count / all) * RING_PARTS)),
  )
  const longest = parts.indexOf(Math.max(...parts))
  const rest = RING_PARTS - parts.reduce((sum, part) => sum + part, 0)
  return parts.with(longest, (parts[longest] ?? 0) + rest)
}

/** Draws vehicles, pins, clusters and labels as small images (sprites), and caches them; a frame only copies them. */
export class MarkSprites {
  #sprites = new Map<string, Sprite>()
  #widths = new Map<string, number>()
  readonly #inks: SpriteInks
  readonly #ratio: number
  readonly #ruler: CanvasRenderingContext2D | null

  constructor(inks: SpriteInks, ratio: number) {
    this.#inks = inks
    this.#ratio = ratio
    this.#ruler = document.createElement('canvas').getContext('2d')
    if (this.#ruler) this.#ruler.font = labelFont(inks.font)
  }

  /** Returns the sprite of a vehicle, with the shape and colour of its status; `heading` is NaN if unknown. */
  vehicle(kind: FleetStatus, heading: number, stale: boolean, selected: boolean): Sprite {
    const turn = Number.isNaN(heading) ? -1 : (Math.round(heading / HEADING_STEP) * HEADING_STEP) % 360
    const direction = kind === 'moving' ? turn : -1
    const colour = stale ? this.#inks.status.offline : this.#inks.status[kind]
    const size = selected ? SELECTED_SIZE : MARK_SIZE
    return this.#sprite(`v${kind}${direction}${stale}${selected}`, size, size, (pen) => {
      pen.translate(size / 2, size / 2)
      if (selected) {
        disc(pen, SELECTED_SIZE / 2, colour)
        disc(pen, SELECTED_SIZE / 2 - 2, this.#inks.paper)
        disc(pen, SELECTED_SIZE / 2 - 5, colour)
        pen.scale(SELECTED_SCALE, SELECTED_SCALE)
      } else {
        disc(pen, MARK_SIZE / 2, colour)
        disc(pen, MARK_SIZE / 2 - 2.5, this.#inks.paper)
      }
      const shape = selected ? this.#inks.paper : colour
      pen.fillStyle = pen.strokeStyle = shape
      if (kind === 'parked') write(pen, 'P', `750 16px ${this.#inks.font}`, shape)
      else glyph(pen, kind, direction)
    })
  }

  /** Returns a 40×40 pin whose tip is in the middle of the sprite. Without `kind`, the pin has the accent colour. */
  pin(kind: FleetStatus | undefined): Sprite {
    return this.#sprite(`p${kind}`, PIN_SIZE, 2 * PIN_SIZE, (pen) => {
      pen.fillStyle = kind ? this.#inks.status[kind] : this.#inks.accent
      pen.strokeStyle = this.#inks.paper
      pen.lineWidth = 2
      pen.lineJoin = 'round'
      const pin = new Path2D(pinPath)
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      pen.fill(pin)
      pen.stroke(pin)
      pen.translate(PIN_SIZE / 2, 15.5)
      disc(pen, 5, this.#inks.paper)
    })
  }

  /** Returns the sprite of an alarm, which is drawn at the corner of a mark: "!" in a disc. */
  alarm(): Sprite {
    return this.#sprite('a', ALARM_SIZE, ALARM_SIZE, (pen) => {
      pen.translate(ALARM_SIZE / 2, ALARM_SIZE / 2)
      disc(pen, ALARM_SIZE / 2, this.#inks.paper)
      disc(pen, ALARM_SIZE / 2 - 2, this.#inks.alarm)
      write(pen, '!', `800 13px ${this.#inks.font}`, this.#inks.onAlarm)
    })
  }

  /** Returns the sprite of a cluster: a number in a ring whose arcs show the shares of the statuses (`ringOf`). */
  cluster(text: string, ring: readonly number[]): Sprite {
    const radius = 15 + text.length * 2.5
    const size = 2 * (radius + 2)
    return this.#sprite(`c${text} ${ring.join(' ')}`, size, size, (pen) => {
      pen.translate(size / 2, size / 2)
      disc(pen, radius + 2, this.#inks.paper)
      pen.lineWidth = RING_WIDTH
      // The first arc begins at the top.
      let from = -Math.PI / 2
      ring.forEach((parts, status) => {
        const to = from + (parts / RING_PARTS) * 2 * Math.PI
        pen.beginPath()
        pen.arc(0, 0, radius - RING_WIDTH / 2, from, to)
        pen.strokeStyle = this.#inks.status[fleetStatuses[status] ?? 'offline']
        if (parts > 0) pen.stroke()
        from = to
      })
      write(pen, text, `700 13px ${this.#inks.font}`, this.#inks.ink)
    })
  }

  /** Returns the sprite of a label: a text in a box. */
  label(text: string, selected: boolean): Sprite {
    const width = this.labelWidth(text)
    return this.#sprite(`l${selected}${text}`, width, LABEL_HEIGHT, (pen) => {
      pen.beginPath()
      pen.roundRect(0.5, 0.5, width - 1, LABEL_HEIGHT - 1, 6)
      pen.fillStyle = selected ? this.#inks.ink : this.#inks.paper
      pen.fill()
      pen.strokeStyle = this.#inks.line
      pen.stroke()
      pen.translate(width / 2, LABEL_HEIGHT / 2)
      write(pen, text, labelFont(this.#inks.font), selected ? this.#inks.paper : this.#inks.ink)
    })
  }

  labelWidth(text: string): number {
    let width = this.#widths.get(text)
    if (width === undefined) {
      if (this.#widths.size > 20_000) this.#widths.clear()
      width = Math.ceil((this.#ruler?.measureText(text).width ?? 0) + 14)
      this.#widths.set(text, width)
    }
    return width
  }

  #sprite(key: string, width: number, height: number, draw: (pen: Pen) => void): Sprite {
    const known = this.#sprites.get(key)
    if (known) return known
    if (this.#sprites.size >= MOST) this.#sprites.clear()
    const canvas = new OffscreenCanvas(Math.ceil(width * this.#ratio), Math.ceil(height * this.#ratio))
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.scale(this.#ratio, this.#ratio)
      draw(pen)
    }
    const picture = canvas.transferToImageBitmap()
    const sprite = { picture, width: picture.width / this.#ratio, height: picture.height / this.#ratio }
    this.#sprites.set(key, sprite)
    return sprite
  }
}

const labelFont = (font: string) => `700 12px ${font}`

function disc(pen: Pen, radius: number, colour: string) {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

function write(pen: Pen, text: string, font: string, colour: string) {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, 0, 0.5)
}

/** Draws the shape of a status: ▲ rotated by the heading, ■ or ○. If a moving vehicle has no heading, draws a dot. */
function glyph(pen: Pen, kind: FleetStatus, direction: number) {
  pen.beginPath()
  if (kind === 'idle') pen.rect(-5, -5, 10, 10)
  else if (kind === 'offline' || direction < 0) pen.arc(0, 0, 5, 0, 2 * Math.PI)
  else {
    pen.rotate((direction * Math.PI) / 180)
    for (const [x, y] of [
      [0, -9],
      [7, 8],
      [0, 4.5],
      [-7, 8],
    ] as const)
      pen.lineTo(x, y)
    pen.closePath()
  }
  if (kind !== 'offline') return pen.fill()
  pen.lineWidth = 2.5
  return pen.stroke()
}
