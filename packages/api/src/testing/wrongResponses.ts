/** Values of each JSON type. `wrongResponses` replaces each value of a valid response by each of them. */
const wrongValues: unknown[] = [
  null,
  '',
  'kata',
  '7',
  7,
  -1.5,
  true,
  {},
  { a: 1 },
  [],
  [null],
  '../me',
  1e300,
]

/** A response in which one value is wrong. */
export interface WrongResponse {
  /** The path and the wrong value, such as `data.0.name = {}`. */
  description: string
  body: unknown
}

/** Returns one response for each value that is missing or wrong. In a list, only the first row is changed. */
export function wrongResponses(valid: unknown): WrongResponse[] {
  return pathsIn(valid).flatMap((path) => [
    ...wrongValues.map((value) => ({
      description: `${path.join('.')} = ${JSON.stringify(value)}`,
      body: withValue(valid, path, value),
    })),
    ...(path.length > 0
      ? [{ description: `${path.join('.')} is missing`, body: withValue(valid, path, undefined) }]
      : []),
  ])
}

type Path = readonly string[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  const own: Path[] = [path]
  if (typeof value !== 'object' || value === null) return own
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value)
  return own.concat(entries.flatMap(([key, part]) => pathsIn(part, [...path, key])))
}

function withValue(valid: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `path` comes from this value
  const parts = valid as Record<string, unknown>
  const part = withValue(parts[key], rest, value)
  if (Array.isArray(valid)) return valid.map((row, index) => (String(index) === key ? part : row))
  // A field that is undefined is missing in JSON.
  return { ...parts, [key]: part }
}
