import type { Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** `packages/api/src/calls/<name>.ts`. */
export function apiCalls(resource: Resource): string {
  const { name, type, manyWords, list, detail, create, update, remove } = resource
  const models = [type, ...(fieldsOfForm(resource).length > 0 ? [`${type}Input`] : []), 'Id']
  const reads = ['asText', 'readList', 'readRecord', ...(create || update || remove ? ['readWrite'] : [])]
  return lines(
    `import type { Transport } from '../createTransport.ts'`,
    `import type { ${models.join(', ')} } from '../models.ts'`,
    `import { ${reads.join(', ')}, type CallOptions } from '../readAnswer.ts'`,
    `import { recordPath } from '../recordPath.ts'`,
    ``,
    `/** Reading${create || update || remove ? ' and writing' : ''} ${manyWords}. */`,
    `export function ${name}Calls(api: Transport) {`,
    `  return {`,
    `    async ${list.id}(options?: CallOptions) {`,
    `      return readList<${type}>(api.GET('${list.path}', asText(options)), options, 'id')`,
    `    },`,
    `    async ${detail.id}(id: Id, options?: CallOptions) {`,
    `      const params = { path: recordPath(id) }`,
    `      return readRecord<${type}>(api.GET('${detail.path}', { ...asText(options), params }), options, 'id')`,
    `    },`,
    create &&
      lines(
        `    async ${create.id}(body: ${type}Input, options?: CallOptions) {`,
        `      return readWrite(api.POST('${create.path}', { ...asText(options), body }), options)`,
        `    },`,
      ),
    update &&
      lines(
        `    async ${update.id}(id: Id, body: ${type}Input, options?: CallOptions) {`,
        `      const params = { path: recordPath(id) }`,
        `      return readWrite(api.PUT('${update.path}', { ...asText(options), params, body }), options)`,
        `    },`,
      ),
    remove &&
      lines(
        `    async ${remove.id}(id: Id, options?: CallOptions) {`,
        `      const params = { path: recordPath(id) }`,
        `      return readWrite(api.DELETE('${remove.path}', { ...asText(options), params }), options)`,
        `    },`,
      ),
    `  }`,
    `}`,
    ``,
  )
}
