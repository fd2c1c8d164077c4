import type { TripData } from '../tripData.ts'

/** Returns whether two trips were read from the same points; the other columns follow from these. */
export function isSameTrip(one: TripData, other: TripData): boolean {
  if (one.count !== other.count) return false
  const columns = ['positions', 'speeds', 'headings', 'times'] as const
  return (
    columns.every((column) => hasSameBytes(one[column], other[column])) &&
    JSON.stringify(one.leftOut) === JSON.stringify(other.leftOut)
  )
}

/** Compares words, since NaN does not equal itself. Both have as many entries. */
function hasSameBytes(one: Float64Array | Float32Array, other: Float64Array | Float32Array): boolean {
  const words = wordsOf(other)
  return wordsOf(one).every((word, at) => word === words[at])
}

function wordsOf({ buffer, byteOffset, byteLength }: Float64Array | Float32Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT)
}
