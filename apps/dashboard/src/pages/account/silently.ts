/** Returns the same write, but without a message after success. */
export function silently<Write extends { meta: object }>(write: Write) {
  return { ...write, meta: { ...write.meta, isSilent: true } }
}
