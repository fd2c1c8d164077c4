import type { Field, Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

const largestInteger = 2_147_483_647

/** Returns the text of `apps/server/src/database/migrations/NNNN_<table>.sql`. */
export function migration({ table, fields, simulated, update }: Resource): string {
  return lines(
    `create table ${table} (`,
    `  id integer generated always as identity primary key,`,
    ...fields.map((field) => `  ${field.name} ${columnOf(field)},`),
    simulated && `  simulated boolean not null default false,`,
    update?.safe && `  version integer not null default 1,`,
    `  created_at timestamptz not null default now()`,
    `);`,
    update?.safe &&
      `create trigger ${table}_version before update on ${table} for each row execute function raise_version();`,
    ``,
  )
}

function columnOf(field: Field): string {
  const need = field.nullable || field.optional ? '' : ' not null'
  const allowed =
    field.kind === 'choice'
      ? ` check (${field.name} in (${field.choices.map((choice) => `'${choice}'`).join(', ')}))`
      : ''
  return typeOf(field) + need + allowed
}

function typeOf({ kind, minimum, maximum }: Field): string {
  switch (kind) {
    case 'boolean':
      return 'boolean'
    case 'date':
      return 'date'
    case 'dateTime':
      return 'timestamptz'
    case 'number':
    case 'coordinate':
      return 'double precision'
    case 'integer':
      // If the contract has no bounds, a value can be too large for an integer column.
      return minimum !== undefined &&
        maximum !== undefined &&
        minimum >= -largestInteger &&
        maximum <= largestInteger
        ? 'integer'
        : 'double precision'
    default:
      return 'text'
  }
}
