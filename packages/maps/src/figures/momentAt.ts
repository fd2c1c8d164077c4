/** The place in a list of moments, in order of their points, of the one that holds a point; -1 where none does. */
export function momentAt(moments: readonly { index: number; to: number }[], point: number): number {
  let low = 0
  let high = moments.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((moments[middle]?.index ?? 0) <= point) low = middle
    else high = middle - 1
  }
  const moment = moments[low]
  return moment && moment.index <= point && point <= moment.to ? low : -1
}
