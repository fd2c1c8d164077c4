const SHAPE = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

/** An id in the shape of a random UUID; `crypto.randomUUID` is missing where a page is not served by HTTPS. */
export function randomId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(SHAPE.length))
  return SHAPE.replaceAll('x', (_, at: number) => ((digits[at] ?? 0) % 16).toString(16))
}
