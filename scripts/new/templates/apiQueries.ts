import type { Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** `packages/api/src/queries/<name>.ts`. */
export function apiQueries(resource: Resource): string {
  const { name, type, manyWords, list, detail, create, update, remove } = resource
  const writes = create || update || remove
  const models = [...(fieldsOfForm(resource).length > 0 ? [`${type}Input`] : []), 'Id']
  return lines(
    `import { queryOptions } from '@tanstack/react-query'`,
    `import type { FleetClient } from '../createFleetClient.ts'`,
    `import type { ${models.join(', ')} } from '../models.ts'`,
    writes && `import { mutation } from './mutation.ts'`,
    ``,
    `const all = ['${name}']`,
    ``,
    `/** Reading ${manyWords}. */`,
    `export function ${name}Queries(client: FleetClient) {`,
    `  return {`,
    `    list: () =>`,
    `      queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.${list.id}({ signal }) }),`,
    `    detail: (id: Id) =>`,
    `      queryOptions({`,
    `        queryKey: [...all, 'detail', String(id)],`,
    `        queryFn: ({ signal }) => client.${detail.id}(id, { signal }),`,
    `        // Each reading is an object of its own: its version is tied to it.`,
    `        structuralSharing: false,`,
    `      }),`,
    `  }`,
    `}`,
    ``,
    writes &&
      lines(
        `/** Writing ${manyWords}. */`,
        `export function ${name}Mutations(client: FleetClient) {`,
        `  return {`,
        create &&
          `    create: () => mutation([...all, 'create'], (input: ${type}Input) => client.${create.id}(input), [all]),`,
        update &&
          lines(
            `    /** \`version\`: what the input is based on, as \`versionOf\` tells it. */`,
            `    update: (id: Id, version?: string) => mutation([...all, 'update', String(id)], (input: ${type}Input) => client.${update.id}(id, input, { version }), [all]),`,
          ),
        remove &&
          `    remove: (id: Id) => mutation([...all, 'remove', String(id)], () => client.${remove.id}(id), [[...all, 'list']]),`,
        `  }`,
        `}`,
        ``,
      ),
  )
}
