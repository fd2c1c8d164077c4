import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** Returns the text of `apps/server/src/records/<name>/<name>Repository.ts`. */
export function serverRepository(resource: Resource): string {
  const { type, plurals, words, manyWords, table, fields, nameField, simulated, create, update, remove } =
    resource
  const entered = fieldsOfForm(resource)
  const moments = fields.filter(({ kind }) => kind === 'dateTime')
  const mapped = moments.length > 0
  const shownType = mapped ? `Stored${type}` : `${type}Row`
  const versioned = update?.safe ? ' & Versioned' : ''
  const names = entered.map(({ name }) => name)
  const row = (kind: 'stored' | 'row') => fields.map((field) => `  ${field.name}: ${typeOf(field, kind)}`)
  return lines(
    `import type { Queryable } from '../../database/Database.ts'`,
    update?.safe && `import type { Versioned } from '../../safeWrites/recordVersion.ts'`,
    ``,
    entered.length > 0 &&
      lines(
        `/** The fields of a ${words} that users enter. */`,
        `export interface ${type}Fields {`,
        ...entered.map((field) => `  ${field.name}: ${enteredType(field)}`),
        `}`,
        ``,
      ),
    `/** A ${words} in the form of the API. */`,
    `export interface ${type}Row {`,
    `  id: number`,
    ...row('row'),
    simulated && `  simulated: boolean`,
    `}`,
    ``,
    mapped &&
      lines(
        `interface ${shownType} extends Omit<${type}Row, ${moments.map(({ name }) => `'${name}'`).join(' | ')}> {`,
        ...moments.map((field) => `  ${field.name}: ${typeOf(field, 'stored')}`),
        `}`,
        ``,
      ),
    `const columns = '${['id', ...fields.map(selected), ...(simulated ? ['simulated'] : [])].join(', ')}'`,
    ``,
    `/** Lists the ${manyWords} by ${nameField.name}. */`,
    `export async function list${plurals}(database: Queryable): Promise<${type}Row[]> {`,
    mapped
      ? lines(
          `  const rows = await database.query<${shownType}>(\`select \${columns} from ${table} order by lower(${nameField.name}), id\`)`,
          `  return rows.map(toRow)`,
        )
      : `  return database.query(\`select \${columns} from ${table} order by lower(${nameField.name}), id\`)`,
    `}`,
    ``,
    `/** Reads one ${words}. */`,
    `export async function find${type}(database: Queryable, id: number): Promise<${versioned ? `(${type}Row${versioned})` : `${type}Row`} | null> {`,
    `  const [found] = await database.query<${shownType}${versioned}>(\`select \${columns}${versioned && ', version'} from ${table} where id = $1\`, [id])`,
    mapped
      ? `  return found ? ${versioned ? '{ ...toRow(found), version: found.version }' : 'toRow(found)'} : null`
      : `  return found ?? null`,
    `}`,
    ``,
    create &&
      lines(
        `/** Stores a new ${words}; returns the id. */`,
        `export async function insert${type}(database: Queryable, fields: ${type}Fields): Promise<number | undefined> {`,
        `  const [created] = await database.query<{ id: number }>(`,
        `    'insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id',`,
        `    [${names.map((name) => `fields.${name}`).join(', ')}],`,
        `  )`,
        `  return created?.id`,
        `}`,
        ``,
      ),
    update &&
      lines(
        `/** Replaces the fields of a ${words}. Returns false if it does not exist${versioned && ' or has another version; a null version matches all'}. */`,
        `export async function update${type}(database: Queryable, id: number, fields: ${type}Fields${versioned && ', version: number | null'}): Promise<boolean> {`,
        `  const rows = await database.query(`,
        `    'update ${table} set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1${versioned && ` and version = coalesce($${names.length + 2}, version)`} returning id',`,
        `    [id, ${names.map((name) => `fields.${name}`).join(', ')}${versioned && ', version'}],`,
        `  )`,
        `  return rows.length > 0`,
        `}`,
        ``,
      ),
    remove &&
      lines(
        `/** Deletes a ${words}; returns false if it does not exist. */`,
        `export async function delete${type}(database: Queryable, id: number): Promise<boolean> {`,
        `  const rows = await database.query('delete from ${table} where id = $1 returning id', [id])`,
        `  return rows.length > 0`,
        `}`,
        ``,
      ),
    mapped &&
      lines(
        `function toRow(row: ${shownType}): ${type}Row {`,
        `  return { ...row, ${moments.map(isoOf).join(', ')} }`,
        `}`,
        ``,
      ),
  )
}

function selected({ name, kind }: Field) {
  // Reads a date as text, because the database driver would convert it to a timestamp.
  return kind === 'date' ? `${name}::text as ${name}` : name
}

function isoOf({ name, nullable, optional }: Field) {
  return `${name}: row.${name}${nullable || optional ? '?.toISOString() ?? null' : '.toISOString()'}`
}

/** Returns the TypeScript type of an input field; a field that is not required can be null. */
export function enteredType(field: Field): string {
  return `${baseType(field, 'stored')}${field.required ? '' : ' | null'}`
}

function typeOf(field: Field, kind: 'stored' | 'row') {
  return `${baseType(field, kind)}${field.nullable || field.optional ? ' | null' : ''}`
}

function baseType({ kind, choices }: Field, form: 'stored' | 'row') {
  if (kind === 'integer' || kind === 'number' || kind === 'coordinate') return 'number'
  if (kind === 'boolean') return 'boolean'
  if (kind === 'choice') return choices.map((choice) => `'${choice}'`).join(' | ')
  return kind === 'dateTime' && form === 'stored' ? 'Date' : 'string'
}
