import { capital, quoted } from '../names.ts'
import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, lines } from '../resourceParts.ts'

/** Returns the text of `apps/server/src/locales/id/<name>.ts`. */
export function indonesianMessages(resource: Resource): string {
  const { name, title } = resource
  return lines(
    `export const ${name} = {`,
    done(resource, {
      created: `${title} berhasil dibuat.`,
      changed: `${title} berhasil diubah.`,
      deleted: `${title} berhasil dihapus.`,
    }),
    ...refusals(resource, ({ label }) => [`${label} wajib diisi.`, `${label} tidak benar.`]),
    `}`,
    ``,
  )
}

/** Returns the text of `apps/server/src/locales/en/<name>.ts`. */
export function englishMessages(resource: Resource): string {
  const { name, words } = resource
  return lines(
    `import type { Texts } from '../id.ts'`,
    ``,
    `export const ${name}: Texts['${name}'] = {`,
    done(resource, {
      created: `${capital(words)} created.`,
      changed: `${capital(words)} changed.`,
      deleted: `${capital(words)} deleted.`,
    }),
    ...refusals(resource, ({ english }) => [`${english} is required.`, `${english} is not valid.`]),
    `}`,
    ``,
  )
}

/**
 * Returns the key of the error message for an invalid value of a field; undefined if the contract alone can reject
 * every invalid value.
 */
export function refusalOf({ name, kind, required }: Field): string | undefined {
  const isText = kind === 'text' || kind === 'longText' || kind === 'email' || kind === 'phone'
  if (isText && required) return `${name}Required`
  return kind === 'date' || kind === 'dateTime' ? `${name}Wrong` : undefined
}

function done(
  { create, update, remove }: Resource,
  texts: { created: string; changed: string; deleted: string },
) {
  return lines(
    create && `  created: ${quoted(texts.created)},`,
    update && `  changed: ${quoted(texts.changed)},`,
    remove && `  deleted: ${quoted(texts.deleted)},`,
  )
}

function refusals(resource: Resource, say: (field: Field) => [required: string, wrong: string]): string[] {
  return fieldsOfForm(resource).flatMap((field) => {
    const key = refusalOf(field)
    const [required, wrong] = say(field)
    return key === undefined ? [] : [`  ${key}: ${quoted(key.endsWith('Required') ? required : wrong)},`]
  })
}
