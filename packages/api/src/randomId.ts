const SHAPE = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

/** Returns a random UUID. Does not use `crypto.randomUUID`, which is missing on pages without HTTPS. */
export function randomId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(SHAPE.length))
  return SHAPE.replaceAll('x', (_, at: number) => ((digits[at] ?? 0) % 16).toString(16))
}
