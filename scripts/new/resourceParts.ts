import type { Field, Resource } from './Resource.ts'

/** Returns the operations of a resource with their HTTP methods. The paths without an id come before those with one. */
export function operationsOf({ list, create, detail, update, remove }: Resource) {
  return [
    { kind: 'list', method: 'GET', ...list },
    create && { kind: 'create', method: 'POST', ...create },
    { kind: 'view', method: 'GET', ...detail },
    update && { kind: 'update', method: 'PUT', ...update },
    remove && { kind: 'delete', method: 'DELETE', ...remove },
  ].filter((operation) => operation !== undefined)
}

/** Returns the fields of the form; none if users cannot create or edit. */
export function fieldsOfForm({ fields, create, update }: Resource): Field[] {
  return create || update ? fields.filter(({ entered }) => entered) : []
}

/** Returns whether the form has a date with a time, which needs a time zone. */
export function hasDateTime(resource: Resource): boolean {
  return fieldsOfForm(resource).some(({ kind }) => kind === 'dateTime')
}

/** Joins lines; skips false, null and undefined. */
export function lines(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== null && part !== undefined).join('\n')
}
