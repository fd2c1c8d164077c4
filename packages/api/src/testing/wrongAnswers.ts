/** Values of each JSON type. Each of them replaces each valid value of a response. */
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
export interface WrongAnswer {
  /** The path and the wrong value, such as `data.0.name = {}`. */
  what: string
  body: unknown
}

/** Returns one response for each value that is missing or wrong. In a list, only the first row is changed. */
export function wrongAnswers(right: unknown): WrongAnswer[] {
  return pathsIn(right).flatMap((path) => [
    ...wrongValues.map((value) => ({
      what: `${path.join('.')} = ${JSON.stringify(value)}`,
      body: withValue(right, path, value),
    })),
    ...(path.length > 0
      ? [{ what: `${path.join('.')} is missing`, body: withValue(right, path, undefined) }]
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

function withValue(right: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `path` comes from this value
  const parts = right as Record<string, unknown>
  const part = withValue(parts[key], rest, value)
  if (Array.isArray(right)) return right.map((row, at) => (String(at) === key ? part : row))
  // A field that is undefined is missing in JSON.
  return { ...parts, [key]: part }
}
