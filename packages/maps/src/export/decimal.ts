/** A number with at most `digits` decimals, never with an exponent, which coordinates in files may not have. */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** Degrees to a centimetre. */
export function degrees(value: number): string {
  return decimal(value, 7)
}
