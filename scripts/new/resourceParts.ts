import type { Field, Resource } from './Resource.ts'

/** The operations that a resource has, with their methods, a fixed path before one with an id. */
export function operationsOf({ list, create, detail, update, remove }: Resource) {
  return [
    { kind: 'list', method: 'GET', ...list },
    create && { kind: 'create', method: 'POST', ...create },
    { kind: 'view', method: 'GET', ...detail },
    update && { kind: 'update', method: 'PUT', ...update },
    remove && { kind: 'delete', method: 'DELETE', ...remove },
  ].filter((operation) => operation !== undefined)
}

/** The fields that a form asks for; none where nothing can be created or changed. */
export function fieldsOfForm({ fields, create, update }: Resource): Field[] {
  return create || update ? fields.filter(({ entered }) => entered) : []
}

/** Whether a form has a date with a time, which needs to know the zone. */
export function hasMoments(resource: Resource): boolean {
  return fieldsOfForm(resource).some(({ kind }) => kind === 'dateTime')
}

/** Drops the lines that a template leaves empty by a condition that does not hold. */
export function lines(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== null && part !== undefined).join('\n')
}
