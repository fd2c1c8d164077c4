const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the bytes of the key that a user types into an authenticator app; blanks are allowed. */
export function decodeBase32(shown: string): Buffer {
  const letters = Array.from(shown.replaceAll(' ', ''))
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
