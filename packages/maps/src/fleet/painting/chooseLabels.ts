import { labelOffsetPx, SELECTED_SIZE } from './markSize.ts'

/** A vehicle in view that may get a label. */
export interface LabelCandidate {
  slot: number
  x: number
  y: number
  /** Width of the label in px. */
  width: number
  selected: boolean
  moving: boolean
}

export const LABEL_HEIGHT = 22
/**
 * Half the width in px of a square around each mark. No label may cover the square; the label of the vehicle fits
 * below it.
 */
const HALF_MARK_PX = 11

/** Maximum number of letters of a label; the table shows the full name. */
const MAX_LETTERS = 18

/** Returns the text of a label: a long name is cut. */
export function labelText(name: string): string {
  const letters = Array.from(name)
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : name
}

/** From this zoom on, all vehicles in view get a label. */
const ALL_FROM_ZOOM = 12
/** At a lower zoom, all vehicles in view get a label only if at most this many of them are outside clusters. */
const FEW_VEHICLES = 40

/** Returns whether all vehicles in view get a label; otherwise only the selected vehicle gets one. */
export function showsAllLabels(zoom: number, unclustered: number): boolean {
  return zoom >= ALL_FROM_ZOOM || unclustered <= FEW_VEHICLES
}

/**
 * Chooses the labels that fit without covering each other or a mark. The selected vehicle always gets its label. Next
 * come the vehicles that had a label before, then moving vehicles, then the others.
 */
export function chooseLabels(
  candidates: readonly LabelCandidate[],
  marks: { count: number; x: Float32Array; y: Float32Array },
  before: ReadonlySet<number>,
  width: number,
  height: number,
): LabelCandidate[] {
  const grid = new LabelGrid(width, height)
  for (let index = 0; index < marks.count; index += 1) {
    const [left, top] = [(marks.x[index] ?? 0) - HALF_MARK_PX, (marks.y[index] ?? 0) - HALF_MARK_PX]
    grid.block(left, top, 2 * HALF_MARK_PX, 2 * HALF_MARK_PX)
  }
  const selected = candidates.find((candidate) => candidate.selected)
  if (selected) {
    const half = SELECTED_SIZE / 2
    grid.block(selected.x - half, selected.y - half, SELECTED_SIZE, SELECTED_SIZE)
  }
  const rank = ({ slot, selected, moving }: LabelCandidate) =>
    selected ? 0 : before.has(slot) ? 1 : moving ? 2 : 3
  return candidates
    .toSorted((a, b) => rank(a) - rank(b) || a.slot - b.slot)
    .filter(({ x, y, width: wide, selected }) => {
      const box = [x - wide / 2, y + labelOffsetPx(selected), wide, LABEL_HEIGHT] as const
      return grid.place(...box) || (selected && grid.block(...box))
    })
}

/** Width and height of a cell in px. */
const CELL = 8

/** Records which parts of the screen are occupied, in cells of 8 px, so that labels never overlap. */
class LabelGrid {
  readonly #across: number
  readonly #down: number
  readonly #taken: Uint8Array

  constructor(width: number, height: number) {
    this.#across = Math.ceil(width / CELL)
    this.#down = Math.ceil(height / CELL)
    this.#taken = new Uint8Array(this.#across * this.#down)
  }

  /** Occupies a rectangle if its visible part is free; returns whether it was free. */
  place(x: number, y: number, width: number, height: number): boolean {
    return (
      this.#each(x, y, width, height, (cell) => this.#taken[cell] === 0) && this.block(x, y, width, height)
    )
  }

  /** Occupies a rectangle even if it is not free. */
  block(x: number, y: number, width: number, height: number): boolean {
    return this.#each(x, y, width, height, (cell) => {
      this.#taken[cell] = 1
      return true
    })
  }

  #each(x: number, y: number, width: number, height: number, test: (cell: number) => boolean): boolean {
    const right = Math.min(this.#across - 1, Math.floor((x + width) / CELL))
    const bottom = Math.min(this.#down - 1, Math.floor((y + height) / CELL))
    for (let row = Math.max(0, Math.floor(y / CELL)); row <= bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x / CELL)); column <= right; column += 1) {
        if (!test(row * this.#across + column)) return false
      }
    }
    return true
  }
}
