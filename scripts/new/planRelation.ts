import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ChangeSet } from './ChangeSet.ts'
import { addAuditedField } from './layers/audit.ts'
import { addToForm, addToList, addToPages, type Relation } from './layers/relation.ts'
import { nextMigration } from './layers/server.ts'
import { capital, snake, wordsOf } from './names.ts'
import { readContract } from './readContract.ts'
import { readResource } from './readResource.ts'
import { Refusal } from './Refusal.ts'

/** Returns the file changes that make each record `name` belong to one record `target`; writes nothing. */
export function planRelation(from: string, name: string, target: string): ChangeSet {
  const contract = readContract(from)
  const { resource } = readResource(contract, target, target)
  if (resource.extension === undefined)
    throw new Refusal(
      `Mark the operations of ${target} with x-extension, because base servers do not have the relation.`,
    )
  if (resource.nameField.name !== 'name') throw new Refusal(`${resource.type} has no required field "name".`)
  const relation: Relation = {
    name,
    type: capital(name),
    target,
    targetType: resource.type,
    targets: resource.plural,
    field: `${snake(target)}_id`,
    title: resource.title,
    extension: resource.extension,
  }
  if (contract.schemas[relation.type]?.properties?.[relation.field] !== undefined)
    throw new Refusal(`${relation.type} already has ${relation.field}. Nothing was written.`)
  const changes = new ChangeSet(from)
  addToContract(changes, relation)
  addToServer(changes, relation, from)
  addAuditedField(changes, relation)
  addToApi(changes, relation, from)
  addToForm(changes, relation)
  addToList(changes, relation)
  addToPages(changes, relation)
  return changes
}

function addToContract(changes: ChangeSet, { type, target, field, extension }: Relation) {
  const path = 'openapi/fleet.yaml'
  const id = `        ${field}: { $ref: '#/components/schemas/OptionalId', x-extension: ${extension} }\n`
  const reference = `        ${target}:
          x-extension: ${extension}
          oneOf:
            - type: object
              required: [id, name]
              properties:
                id: { $ref: '#/components/schemas/Id' }
                name: { type: string }
            - type: 'null'
`
  changes.replace(path, propertiesOf(type), (found) => found + id + reference)
  changes.replace(path, propertiesOf(`${type}Input`), (found) => found + id)
}

function propertiesOf(schema: string): RegExp {
  return new RegExp(`\\n {4}${schema}:\\n[^]*?\\n {6}properties:\\n`)
}

function addToServer(changes: ChangeSet, { name, target, field }: Relation, from: string) {
  const table = snake(name)
  changes.create(
    nextMigration(from, `${table}_${snake(target)}`),
    `alter table ${table} add column ${field} integer references ${snake(target)} (id) on delete restrict;
-- Without it, deleting a ${wordsOf(target)} scans all of ${table}.
create index ${table}_${field}_index on ${table} (${field});
`,
  )
}

function addToApi(changes: ChangeSet, { name, type, target, field }: Relation, from: string) {
  const own = `packages/api/src/calls/${name}.ts`
  const generated = existsSync(join(from, own)) && changes.read(own).includes(`record<${type}>({`)
  const reader = generated ? own : 'packages/api/src/readers/fleet.ts'
  changes.replace(
    reader,
    new RegExp(`record<${type}>\\(\\{\\n`),
    (found) => `${found}  ${field}: relation(id),\n  ${target}: relation(record({ id, name: words })),\n`,
  )
  changes.import(
    reader,
    ['id', 'record', 'relation', 'words'],
    generated ? '../readers/reader.ts' : './reader.ts',
  )

  // After a change of a target, the queries of `name` reload too, because they show the name of the target.
  const mutations = `packages/api/src/queries/${target}.ts`
  const text = changes.read(mutations)
  if (/\n {4}\[\[/.test(text))
    changes.replace(mutations, /\n {4}\[\[.*(?=\],\n)/, (found) => `${found}, ['${name}']`)
  else if (text.includes('recordMutations<'))
    changes.replace(mutations, /(?<=client\.delete\w+\(id\),\n {2}\})\)/, () => `, [['${name}']])`)
}
