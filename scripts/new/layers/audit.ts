import type { ChangeSet } from '../ChangeSet.ts'
import { capital, quoted, snake, wordsOf } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { fieldsOfForm, operationsOf } from '../resourceParts.ts'
import type { Relation } from './relation.ts'

const fieldsFile = 'apps/server/src/audit/difference.ts'
const texts = (language: string) => `packages/ui/src/locales/${language}/audit.ts`
const languages = ['id', 'en'] as const

type Words = Record<(typeof languages)[number], string>

const verbs: Record<string, Words> = {
  create: { id: 'membuat', en: 'created' },
  update: { id: 'mengubah', en: 'changed' },
  delete: { id: 'menghapus', en: 'deleted' },
}

/** Makes the audit log store the fields of a resource, and adds the texts for fields and actions. */
export function addAudit(changes: ChangeSet, resource: Resource): void {
  const { table, title, words, create, update, remove } = resource
  if (!create && !update && !remove) return
  const names = fieldsOfForm(resource).map(({ name }) => quoted(name))
  changes.after(fieldsFile, /^ {2}\w+: \[/, `  ${table}: [${names.join(', ')}],\n`)
  changes.after(
    'apps/server/src/audit/visibleSubjects.ts',
    /^ {2}\w+: \(\) => 'true',/,
    `  ${table}: () => 'true',\n`,
  )

  const nouns = { id: title.toLowerCase(), en: words }
  for (const language of languages) {
    const file = texts(language)
    changes.after(file, /^ {4}group: '/, `    ${table}: ${quoted(nouns[language])},\n`)
    for (const { kind, id } of operationsOf(resource)) {
      const verb = verbs[kind]?.[language]
      if (verb === undefined) continue
      changes.after(
        file,
        /^ {4}(create|update|delete)[A-Z]\w+: '/,
        `    ${id}: ${quoted(`${verb} ${nouns[language]}`)},\n`,
      )
    }
  }
  for (const { name, label, english } of fieldsOfForm(resource))
    addFieldText(changes, name, { id: label, en: english })
}

/** Adds the field of a relation to the fields in the audit log, with a label and a query for the target's name. */
export function addAuditedField(changes: ChangeSet, { name, target, field, title }: Relation): void {
  const fields = new RegExp(`  ${snake(name)}: \\[[^\\]]*`)
  if (!fields.test(changes.read(fieldsFile))) return
  changes.replace(fieldsFile, fields, (found) => `${found}, ${quoted(field)}`)
  addFieldText(changes, field, { id: title, en: capital(wordsOf(target)) })
  const labels = 'apps/server/src/audit/labels.ts'
  if (changes.read(labels).includes(`  ${field}: `)) return
  const query = `select id, name from ${snake(target)} where id = any($1)`
  changes.after(labels, /^const relations: .*\{/, `  ${field}: ${quoted(query)},\n`)
}

function addFieldText(changes: ChangeSet, name: string, label: Words) {
  for (const language of languages) {
    const file = texts(language)
    if (changes.read(file).includes(`\n    ${name}: `)) continue
    changes.after(file, /^ {4}kind: '/, `    ${name}: ${quoted(label[language])},\n`)
  }
}
