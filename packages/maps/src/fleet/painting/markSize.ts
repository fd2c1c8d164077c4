/** Width of the mark of a vehicle, in px. */
export const MARK_SIZE = 30
export const SELECTED_SIZE = 44

/** The space between a mark and its name, in px. */
const NAME_GAP = 4

/** Returns the distance from the centre of a mark down to its name, in px. */
export function nameBelow(selected: boolean): number {
  return (selected ? SELECTED_SIZE : MARK_SIZE) / 2 + NAME_GAP
}
