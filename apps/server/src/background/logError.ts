/** Writes an error of background work to standard error, as one line of JSON in the format of the request log. */
export function logError(error: unknown): void {
  const line = { level: 50, time: Date.now(), err: describe(error), msg: 'background work failed' }
  console.error(JSON.stringify(line))
}

interface Described {
  type: string
  message: string
  stack?: string | undefined
  errors?: Described[]
}

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name: type, message, stack } = error
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describe) } : {}
  return { type, message, stack, ...errors }
}
