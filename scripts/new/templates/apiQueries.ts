import type { Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** Returns the text of `packages/api/src/queries/<name>.ts`. */
export function apiQueries(resource: Resource): string {
  const { name, type, manyWords, list, detail, create, update, remove } = resource
  const writes = create || update || remove
  const hasInput = fieldsOfForm(resource).length > 0
  const input = hasInput ? `${type}Input` : 'never'
  const isComplete = create && update && remove
  const models = [...(hasInput ? [input] : []), ...(isComplete ? [] : ['Id'])]
  const helper = isComplete ? 'recordMutations, ' : writes ? 'mutation, ' : ''
  return lines(
    `import type { FleetClient } from '../createFleetClient.ts'`,
    writes && models.length > 0 && `import type { ${models.join(', ')} } from '../models.ts'`,
    `import { ${helper}recordQueries } from './recordQueries.ts'`,
    ``,
    `/** Returns the queries of ${manyWords}. */`,
    `export function ${name}Queries(client: FleetClient) {`,
    `  return recordQueries('${name}', {`,
    `    list: (options) => client.${list.id}(options),`,
    `    detail: (id, options) => client.${detail.id}(id, options),`,
    `  })`,
    `}`,
    ``,
    writes && `/** Returns the mutations of ${manyWords}. */`,
    writes && `export function ${name}Mutations(client: FleetClient) {`,
    isComplete &&
      lines(
        `  return recordMutations<${input}>('${name}', {`,
        `    create: (input) => client.${create.id}(input),`,
        `    update: (id, input, options) => client.${update.id}(id, input, options),`,
        `    remove: (id) => client.${remove.id}(id),`,
        `  })`,
      ),
    writes &&
      !isComplete &&
      lines(
        `  return {`,
        create &&
          `    create: () => mutation(['${name}', 'create'], (input: ${input}) => client.${create.id}(input), [['${name}']]),`,
        update &&
          lines(
            `    /** \`version\`: the version that the user edited, from \`versionOf\`. */`,
            `    update: (id: Id, version?: string) => mutation(['${name}', 'update', String(id)], (input: ${input}) => client.${update.id}(id, input, { version }), [['${name}']]),`,
          ),
        remove &&
          `    remove: (id: Id) => mutation(['${name}', 'remove', String(id)], () => client.${remove.id}(id), [['${name}', 'list']]),`,
        `  }`,
      ),
    writes && lines(`}`, ``),
  )
}
