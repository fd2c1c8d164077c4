import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_S = 30
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code for a time step, as RFC 6238 defines it with SHA-1. */
export function totp(seed: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', seed).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns the time step that contains `time`, which is in milliseconds since 1970. */
export function stepAt(time: number): number {
  return Math.floor(time / 1000 / STEP_S)
}

/**
 * Returns the time step to which this code belongs: the current step, or the step before or after it. Returns null for
 * a wrong code.
 */
export function matchStep(seed: Buffer, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = stepAt(now)
  // Always compares the codes of all three steps, so that the duration does not reveal which step matched.
  const found = [current - 1, current, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(totp(seed, step)), Buffer.from(code)),
  )
  return found.at(-1) ?? null
}

/** Encodes bytes as base32 text, which people and authenticator apps can read (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xf_ff_ff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(value >> bits) & 31] ?? ''
    }
  }
  return bits > 0 ? text + (BASE32[(value << (5 - bits)) & 31] ?? '') : text
}
