import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangeSet } from '../ChangeSet.ts'
import { bodyOf } from '../examples.ts'
import type { Resource } from '../Resource.ts'
import { fieldsOfForm } from '../resourceParts.ts'
import { migration } from '../templates/migration.ts'
import { serverHandlers } from '../templates/serverHandlers.ts'
import { serverRepository } from '../templates/serverRepository.ts'
import { serverTest } from '../templates/serverTest.ts'
import { englishMessages, indonesianMessages } from '../templates/serverTexts.ts'

const src = 'apps/server/src'

/** Adds the resource to apps/server: table and handlers. */
export function addServer(changes: ChangeSet, resource: Resource, root: string): void {
  const { name, table, create, update } = resource
  const home = `${src}/records/${name}`
  changes.create(`${home}/${name}Handlers.ts`, serverHandlers(resource))
  changes.create(`${home}/${name}Repository.ts`, serverRepository(resource))
  changes.create(`${home}/${name}Handlers.test.ts`, serverTest(resource))
  changes.create(nextMigration(root, table), migration(resource))

  const handlers = `${src}/buildHandlers.ts`
  changes.among(
    handlers,
    /^import \{ \w+Handlers \}/,
    `import { ${name}Handlers } from './records/${name}/${name}Handlers.ts'\n`,
  )
  changes.after(handlers, /^ {4}\.\.\.\w+Handlers\(services\)/, `    ...${name}Handlers(services),\n`)
  addMessages(changes, resource)
  addFeature(changes, resource)

  const body = bodyOf(fieldsOfForm(resource), 'required')
  const bodies = [create, update].flatMap((one) => (one ? [`  ${one.id}: ${body},\n`] : []))
  changes.after(`${src}/testing/operations.ts`, /^ {2}update\w+: \{/, bodies.join(''))
}

/** Returns the path of a new migration with the next number. */
export function nextMigration(root: string, name: string): string {
  const migrations = `${src}/database/migrations`
  const last = Math.max(...readdirSync(join(root, migrations)).map((file) => Number.parseInt(file, 10)))
  return `${migrations}/${String(last + 1).padStart(4, '0')}_${name}.sql`
}

function addMessages(changes: ChangeSet, resource: Resource) {
  const { name, create, update, remove } = resource
  if (!create && !update && !remove) return
  const texts = { id: indonesianMessages(resource), en: englishMessages(resource) }
  for (const [language, text] of Object.entries(texts)) {
    const own = `${src}/locales/${language}/${name}.ts`
    const all = `${src}/locales/${language}.ts`
    changes.create(own, text)
    changes.after(all, /^import \{ /, `import { ${name} } from './${language}/${name}.ts'\n`)
    changes.after(all, /^ {2}\w+,/, `  ${name},\n`)
  }
}

/** Adds the extension to `/config.json`. */
function addFeature(changes: ChangeSet, { extension }: Resource) {
  const config = `${src}/web/runtimeConfig.ts`
  if (!extension || changes.read(config).includes(`'${extension}'`)) return
  changes.after(config, /^ {2}'\w+',/, `  '${extension}',\n`)
  changes.after(`${src}/web/web.test.ts`, /^ {8}'\w+',/, `        '${extension}',\n`)
}
