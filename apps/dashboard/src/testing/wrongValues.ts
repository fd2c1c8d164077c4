/**
 * Returns the wrong values that can replace value number `place` of a body. Texts and numbers contain `place`, so that
 * they are unique.
 */
const wrong = (place: number): unknown[] => [null, undefined, `kata-${place}`, 1000 + place, {}, [], true]
const choices = wrong(0).length + 1

/**
 * Returns a response body in which most values are replaced by wrong ones. It uses the wrong values in turn and keeps
 * every `choices`-th value, so that the rows of a list differ. If `containers` is true, it replaces only objects and
 * arrays. Otherwise it replaces only the other values, such as texts and numbers. It shortens arrays to `choices`
 * items.
 */
export function withWrongValues(body: unknown, containers: boolean): unknown {
  let place = 0
  const replaced = (value: unknown, depth: number): unknown => {
    const isContainer = typeof value === 'object' && value !== null
    // Does not replace the body and its `data`.
    if (depth > 1 && isContainer === containers) {
      place += 1
      const choice = (place * 3) % choices
      // The last choice keeps the valid value.
      if (choice < choices - 1) return wrong(place)[choice]
    }
    if (Array.isArray(value)) return value.slice(0, choices).map((row) => replaced(row, depth + 1))
    if (!isContainer) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, depth + 1)]))
  }
  return replaced(body, 0)
}
