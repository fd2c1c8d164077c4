import type { ChangeSet } from '../ChangeSet.ts'
import type { Resource } from '../Resource.ts'
import { apiCalls } from '../templates/apiCalls.ts'
import { apiFixtures } from '../templates/apiFixtures.ts'
import { apiQueries } from '../templates/apiQueries.ts'
import { fieldsOfForm, operationsOf } from '../resourceParts.ts'

const src = 'packages/api/src'

/** Adds the resource to packages/api: types, calls, queries, fixtures. */
export function addApi(changes: ChangeSet, resource: Resource): void {
  const { name, type, plural, title, create, update, remove } = resource
  const hasForm = fieldsOfForm(resource).length > 0
  changes.create(`${src}/calls/${name}.ts`, apiCalls(resource))
  changes.create(`${src}/queries/${name}.ts`, apiQueries(resource))
  changes.create(`${src}/fixtures/${name}.ts`, apiFixtures(resource))

  const types = [type, ...(hasForm ? [`${type}Input`] : [])]
  changes.after(
    `${src}/models.ts`,
    /^export type \w+Input = Schemas/,
    `\n${types.map((one) => `export type ${one} = Schemas['${one}']\n`).join('')}`,
  )
  changes.among(
    `${src}/createFleetClient.ts`,
    /^import \{ \w+Calls \}/,
    `import { ${name}Calls } from './calls/${name}.ts'\n`,
  )
  changes.after(`${src}/createFleetClient.ts`, /^ {4}\.\.\.\w+Calls\(api\)/, `    ...${name}Calls(api),\n`)

  const mutations = create || update || remove ? `${name}Mutations, ` : ''
  changes.among(
    `${src}/queries/index.ts`,
    /^export \{/,
    `export { ${mutations}${name}Queries } from './${name}.ts'\n`,
  )
  changes.after(
    `${src}/fixtures/index.ts`,
    /^export \{ \w+ \} from/,
    `export { ${plural} } from './${name}.ts'\n`,
  )

  const routes = operationsOf(resource).map(
    ({ id, method, path }) => `  ['${id}', '${method}', '${path}'],\n`,
  )
  changes.after(`${src}/fixtures/fakeRoutes.ts`, /^ {2}\['\w+', '[A-Z]+'/, routes.join(''))
  changes.among(
    `${src}/fixtures/fakeAnswers.ts`,
    /^import \{ \w+ \} from '\.\/(?!fake)/,
    `import { ${plural} } from './${name}.ts'\n`,
  )
  const answers = [
    '',
    `  ${resource.list.id}: answer({ data: ${plural} }),`,
    create && `  ${create.id}: created('${title} berhasil dibuat.', 4),`,
    `  ${resource.detail.id}: recordOf(${plural}),`,
    update && `  ${update.id}: said('${title} berhasil diubah.'),`,
    remove && `  ${remove.id}: said('${title} berhasil dihapus.'),`,
  ].filter((line) => line !== undefined)
  changes.replace(`${src}/fixtures/fakeAnswers.ts`, /\n\}\n$/, () => `\n${answers.join('\n')}\n}\n`)
}
