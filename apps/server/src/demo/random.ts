/** Returns a random number generator (0 to below 1); the same seed gives the same numbers. */
export function createRandom(seed: string): () => number {
  let state = hashText(seed)
  // The algorithm is mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a random number from `low` to below `high`. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random()
}

function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return hash | 0
}
