import { bareRecordOf, recordOf } from '../examples.ts'
import type { Resource } from '../Resource.ts'

/** Returns the text of `packages/api/src/fixtures/<name>.ts`. */
export function apiFixtures(resource: Resource): string {
  const { type, plural, manyWords } = resource
  return `import type { ${type} } from '../models.ts'

/** Three ${manyWords}; the last has only required values. */
export const ${plural}: ${type}[] = [
  ${recordOf(resource, 1)},
  ${recordOf(resource, 2)},
  ${bareRecordOf(resource, 3)},
]
`
}
