import { LabelGrid } from './LabelGrid.ts'

/** A vehicle in view that may be named: its mark's place, and how much its name is wanted. */
export interface LabelCandidate {
  slot: number
  x: number
  y: number
  /** Of its name, with the box around it. */
  width: number
  selected: boolean
  moving: boolean
}

export const LABEL_HEIGHT = 22
/** From a mark's middle down to its label. */
export const LABEL_BELOW = 21
const MARK = 12

/** Picks the names that fit without covering each other or a mark: the selected one, those shown before, what moves, the rest. */
export function chooseLabels(
  candidates: readonly LabelCandidate[],
  marks: { count: number; x: Float32Array; y: Float32Array },
  before: ReadonlySet<number>,
  width: number,
  height: number,
): LabelCandidate[] {
  const grid = new LabelGrid(width, height)
  for (let index = 0; index < marks.count; index += 1) {
    grid.block((marks.x[index] ?? 0) - MARK, (marks.y[index] ?? 0) - MARK, 2 * MARK, 2 * MARK)
  }
  const wish = ({ slot, selected, moving }: LabelCandidate) =>
    selected ? 0 : before.has(slot) ? 1 : moving ? 2 : 3
  return candidates
    .toSorted((a, b) => wish(a) - wish(b) || a.slot - b.slot)
    .filter(({ x, y, width: wide, selected }) => {
      const box = [x - wide / 2, y + LABEL_BELOW, wide, LABEL_HEIGHT] as const
      return grid.place(...box) || (selected && grid.block(...box))
    })
}
