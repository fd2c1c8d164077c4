import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, lines, operationsOf } from '../resourceParts.ts'
import { refusalOf } from './serverTexts.ts'

/** Returns the text of `apps/server/src/records/<name>/<name>Handlers.ts`. */
export function serverHandlers(resource: Resource): string {
  const { name, type, plurals, manyWords, list, detail, create, update, remove } = resource
  const entered = fieldsOfForm(resource)
  const form = entered.length > 0
  const checks = entered.flatMap((field) => checksOf(field, name))
  const texts = entered.some((field) => isText(field) && !field.required)
  const values = [checks.length > 0 && 'FieldChecks', 'recordId', texts && 'textOrNull'].filter(
    (one) => one !== false,
  )
  const used = [
    remove && `delete${type}`,
    `find${type}`,
    create && `insert${type}`,
    `list${plurals}`,
    update && `update${type}`,
  ].filter((one) => one !== undefined)
  return lines(
    form && `import type { ${type}Input } from '@sikud/api'`,
    (update ?? remove) && `import { changeRecord } from '../../audit/changeRecord.ts'`,
    create && `import { record } from '../../audit/record.ts'`,
    (update ?? remove) && `import type { Queryable } from '../../database/Database.ts'`,
    `import { notFound${update?.safe ? ', outdated' : ''} } from '../../http/HttpError.ts'`,
    `import type { Handlers, Services } from '../../http/operations.ts'`,
    `import { ${values.join(', ')} } from '../../http/requestValues.ts'`,
    create?.safe && `import { createOnce } from '../../safeWrites/createOnce.ts'`,
    update?.safe && `import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'`,
    form && `import type { ${type}Fields } from './${name}Repository.ts'`,
    `import { ${used.join(', ')} } from './${name}Repository.ts'`,
    ``,
    `/** Handles the operations of ${manyWords}. */`,
    `export function ${name}Handlers({ database }: Services): Pick<Handlers, ${operationsOf(resource)
      .map(({ id }) => `'${id}'`)
      .join(' | ')}> {`,
    `  return {`,
    `    async ${list.id}() {`,
    `      return { data: await list${plurals}(database) }`,
    `    },`,
    ``,
    `    async ${detail.id}(request${update?.safe ? ', reply' : ''}) {`,
    `      const found = await find${type}(database, recordId(request.params.id))`,
    `      if (!found) throw notFound()`,
    `      return { data: ${update?.safe ? 'tagVersion(reply, found)' : 'found'} }`,
    `    },`,
    create && lines(``, `    async ${create.id}(request, reply) {`, ...createBody(resource), `    },`),
    update &&
      lines(
        ``,
        `    async ${update.id}(request) {`,
        ...updateBody(resource),
        `      return { message: (texts) => texts.${name}.changed }`,
        `    },`,
      ),
    remove &&
      lines(
        ``,
        `    async ${remove.id}(request) {`,
        `      const id = recordId(request.params.id)`,
        ...changed(resource, `delete${type}(transaction, id)`),
        `      return { message: (texts) => texts.${name}.deleted }`,
        `    },`,
      ),
    `  }`,
    `}`,
    ``,
    form &&
      lines(
        `/** Parses the fields; checks the rules that the contract cannot express. */`,
        `function read${type}(input: ${type}Input): ${type}Fields {`,
        checks.length === 0
          ? `  return { ${entered.map(readOf).join(', ')} }`
          : lines(
              `  const fields = { ${entered.map(readOf).join(', ')} }`,
              `  new FieldChecks()`,
              ...checks,
              `    .throwIfAny()`,
              `  return fields`,
            ),
        `}`,
        ``,
        entered.some(({ kind }) => kind === 'dateTime') &&
          lines(
            `function isMoment(date: Date | null): boolean {`,
            `  return date === null || !Number.isNaN(date.getTime())`,
            `}`,
            ``,
          ),
        entered.some(({ kind }) => kind === 'date') &&
          lines(
            `/** Rejects year 0, which the calendar of the database does not have. */`,
            `function isDay(text: string | null): boolean {`,
            `  return text === null || !text.startsWith('0000')`,
            `}`,
            ``,
          ),
      ),
  )
}

function createBody({ name, type, table, create }: Resource): string[] {
  const response = `return { message: (texts) => texts.${name}.created, data: { id } }`
  const insert = [
    `        const fields = read${type}(request.body)`,
    `        const id = (await insert${type}(transaction, fields)) ?? 0`,
    `        await record(transaction, request, { subject: { type: '${table}', id }, after: fields })`,
  ]
  if (create?.safe) {
    return [
      `      return createOnce(database, request, reply, async (transaction) => {`,
      ...insert,
      `        ${response}`,
      `      })`,
    ]
  }
  return [
    `      const id = await database.transaction(async (transaction) => {`,
    ...insert,
    `        return id`,
    `      })`,
    `      reply.code(201)`,
    `      ${response}`,
  ]
}

function updateBody(resource: Resource): string[] {
  const { type, update } = resource
  const id = `      const id = recordId(request.params.id)`
  const fields = `read${type}(request.body)`
  if (!update?.safe) return [id, ...changed(resource, `update${type}(transaction, id, ${fields})`)]
  return [
    id,
    ...changed(
      resource,
      `{
        const version = expectedVersion(request, before)
        if (!(await update${type}(transaction, id, ${fields}, version))) throw outdated()
      }`,
    ),
  ]
}

/** Returns lines that change a record and write the entry of the audit log in one transaction. */
function changed({ type, table }: Resource, change: string): string[] {
  const parameters = change.startsWith('{') ? 'async (transaction, before)' : '(transaction)'
  return [
    `      const target = { type: '${table}', id, find: (on: Queryable) => find${type}(on, id) } as const`,
    `      await changeRecord(database, request, target, ${parameters} => ${change})`,
  ]
}

function isText({ kind }: Field) {
  return kind === 'text' || kind === 'longText' || kind === 'email' || kind === 'phone'
}

function readOf(field: Field): string {
  const { name, kind, required } = field
  const value = `input.${name}`
  if (isText(field)) return `${name}: ${required ? `${value}.trim()` : `textOrNull(${value})`}`
  if (kind === 'dateTime')
    return `${name}: ${required ? `new Date(${value})` : `${value} ? new Date(${value}) : null`}`
  return `${name}: ${value}${required ? '' : ' ?? null'}`
}

function checksOf(field: Field, resource: string): string[] {
  const key = refusalOf(field)
  if (key === undefined) return []
  const { name, kind } = field
  const value = `fields.${name}`
  const checks: Partial<Record<Field['kind'], string>> = {
    date: `isDay(${value})`,
    dateTime: `isMoment(${value})`,
  }
  const check = checks[kind] ?? `${value} !== ''`
  return [`    .expect(${check}, '${name}', (texts) => texts.${resource}.${key})`]
}
