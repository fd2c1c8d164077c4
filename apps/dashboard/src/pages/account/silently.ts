/** Returns the same mutation options, but the app shows no message after success. */
export function silently<Write extends { meta: object }>(write: Write) {
  return { ...write, meta: { ...write.meta, isSilent: true } }
}
