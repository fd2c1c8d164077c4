/** Marks nearer than this to a weightier one, in pixels, are left to it. */
const APART = 22

export interface ScreenPlace {
  x: number
  y: number
}

/** Of marks in order of weight, those that are in view and do not cover one before them, with where they are. */
export function placeMarks<Mark>(
  marks: readonly Mark[],
  project: (mark: Mark) => ScreenPlace,
  width: number,
  height: number,
): (ScreenPlace & { mark: Mark })[] {
  const placed: (ScreenPlace & { mark: Mark })[] = []
  for (const mark of marks) {
    const { x, y } = project(mark)
    if (x < -APART || y < -APART || x > width + APART || y > height + APART) continue
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) continue
    placed.push({ x, y, mark })
  }
  return placed
}
