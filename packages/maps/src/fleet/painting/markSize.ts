/** Width of the mark of a vehicle, in px. */
export const MARK_SIZE = 30
export const SELECTED_SIZE = 44

/** The space between a mark and its label, in px. */
const LABEL_GAP_PX = 4

/** Returns the distance from the centre of a mark down to its label, in px. */
export function labelOffsetPx(selected: boolean): number {
  return (selected ? SELECTED_SIZE : MARK_SIZE) / 2 + LABEL_GAP_PX
}
