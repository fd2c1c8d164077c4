/** Reads an identity of eight bytes, a decimal digit in each half; null where they are none. */
export function readImei(content: Buffer, at = 0): string | null {
  const digits = content.subarray(at, at + 8).toString('hex')
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return null
  // An IMEI has 15 digits, behind one zero.
  return digits.replace(/^0/, '')
}
