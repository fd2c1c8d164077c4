import type { Field, FieldKind, Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** Returns the text of `packages/api/src/calls/<name>.ts`. */
export function apiCalls(resource: Resource): string {
  const { name, type, manyWords, list, detail, create, update, remove } = resource
  const models = [type, ...(fieldsOfForm(resource).length > 0 ? [`${type}Input`] : []), 'Id']
  const reads = ['callInit', 'readList', 'readRecord', ...(create || update || remove ? ['readWrite'] : [])]
  return lines(
    `import type { Transport } from '../transport/createTransport.ts'`,
    `import type { ${models.join(', ')} } from '../models.ts'`,
    `import { ${reads.join(', ')}, type CallOptions } from '../readResponse.ts'`,
    `import { ${readersOf(resource).join(', ')} } from '../readers/reader.ts'`,
    `import { recordPath } from '../recordPath.ts'`,
    ``,
    `const read${type} = record<${type}>({`,
    `  id,`,
    ...resource.fields.map((field) => `  ${field.name}: ${readerOf(field)},`),
    resource.simulated && `  simulated: optional(flag),`,
    `})`,
    ``,
    `/** Returns the calls that read${create || update || remove ? ' and write' : ''} ${manyWords}. */`,
    `export function ${name}Calls(api: Transport) {`,
    `  return {`,
    `    async ${list.id}(options?: CallOptions) {`,
    `      return readList(api.GET('${list.path}', callInit(options)), options, read${type})`,
    `    },`,
    `    async ${detail.id}(id: Id, options?: CallOptions) {`,
    `      const params = { path: recordPath(id) }`,
    `      return readRecord(api.GET('${detail.path}', { ...callInit(options), params }), options, read${type})`,
    `    },`,
    create &&
      lines(
        `    async ${create.id}(body: ${type}Input, options?: CallOptions) {`,
        `      return readWrite(api.POST('${create.path}', { ...callInit(options), body }), options)`,
        `    },`,
      ),
    update &&
      lines(
        `    async ${update.id}(id: Id, body: ${type}Input, options?: CallOptions) {`,
        `      const params = { path: recordPath(id) }`,
        `      return readWrite(api.PUT('${update.path}', { ...callInit(options), params, body }), options)`,
        `    },`,
      ),
    remove &&
      lines(
        `    async ${remove.id}(id: Id, options?: CallOptions) {`,
        `      const params = { path: recordPath(id) }`,
        `      return readWrite(api.DELETE('${remove.path}', { ...callInit(options), params }), options)`,
        `    },`,
      ),
    `  }`,
    `}`,
    ``,
  )
}

/** Returns the imports from `reader.ts`. */
function readersOf(resource: Resource): string[] {
  const code = resource.fields.map(readerOf).join()
  const used = new Set(code.match(/\b(flag|number|optional|or|orNull|relation|text|word|words)\b/g))
  return ['id', 'record', ...used, ...(resource.simulated ? ['flag', 'optional'] : [])]
    .filter((name, at, all) => all.indexOf(name) === at)
    .toSorted()
}

const readers: Partial<Record<FieldKind, string>> = {
  boolean: 'flag',
  coordinate: 'number',
  choice: 'word()',
  integer: 'number',
  number: 'number',
}

/**
 * Returns code that reads a field. The code replaces an invalid value, for example by null or NaN. It throws only if a
 * required choice is invalid.
 */
function readerOf({ kind, nullable, optional }: Field): string {
  const read = readers[kind] ?? 'text'
  if (nullable && optional) return `relation(${read})`
  if (nullable) return `orNull(${read})`
  if (optional) return `optional(${read})`
  return { flag: 'or(flag, false)', number: 'or(number, Number.NaN)', text: 'words' }[read] ?? read
}
