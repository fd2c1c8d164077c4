const SHAPE = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

/** Returns a random UUID; `crypto.randomUUID` is missing without HTTPS. */
export function randomId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(SHAPE.length))
  return SHAPE.replaceAll('x', (_, at: number) => ((digits[at] ?? 0) % 16).toString(16))
}
