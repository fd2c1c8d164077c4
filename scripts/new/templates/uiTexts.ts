import { capital, quoted, wordsOf } from '../names.ts'
import type { Field, Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Returns the text of `packages/ui/src/locales/id/<name>.ts`. */
export function indonesianTexts(resource: Resource): string {
  const { name, type, title, manyWords, create, update } = resource
  const noun = title.toLowerCase()
  return lines(
    `/** Indonesian texts about ${manyWords}. */`,
    `export const ${name} = {`,
    `  noun: ${quoted(noun)},`,
    `  list: ${quoted(`Daftar ${title}`)},`,
    `  detail: ${quoted(`Detail ${title}`)},`,
    update && `  edit: ${quoted(`Ubah ${title}`)},`,
    `  form: ${quoted(`Data ${noun}`)},`,
    `  empty: ${quoted(`Belum ada ${noun}`)},`,
    create
      ? `  emptyText: 'Tambahkan yang pertama dengan BUAT BARU.',`
      : `  emptyText: 'Data yang tersimpan akan tampil di sini.',`,
    fieldTexts(resource, ({ label }) => label, ['ya', 'tidak', 'Koordinat']),
    `}`,
    ``,
    `/** The texts about ${manyWords} that each language must have. */`,
    `export type ${type}Texts = typeof ${name}`,
    ``,
  )
}

/** Returns the text of `packages/ui/src/locales/en/<name>.ts`. */
export function englishTexts(resource: Resource): string {
  const { name, type, words, manyWords, create, update } = resource
  return lines(
    `import type { ${type}Texts } from '../id/${name}.ts'`,
    ``,
    `/** English texts about ${manyWords}. */`,
    `export const ${name}: ${type}Texts = {`,
    `  noun: '${manyWords}',`,
    `  list: '${capital(manyWords)}',`,
    `  detail: '${capital(words)}',`,
    update && `  edit: 'Edit ${words}',`,
    `  form: '${capital(words)} data',`,
    `  empty: 'There are no ${manyWords} yet',`,
    create ? `  emptyText: 'Add the first one with NEW.',` : `  emptyText: 'Saved records appear here.',`,
    fieldTexts(resource, ({ english }) => english, ['yes', 'no', 'Coordinates']),
    `}`,
    ``,
  )
}

function fieldTexts(
  { fields, place }: Resource,
  labelOf: (field: Field) => string,
  [yes, no, placeLabel]: [string, string, string],
) {
  const choices = fields.filter(({ kind }) => kind === 'choice')
  return lines(
    fields.some(({ kind }) => kind === 'boolean') && `  yes: '${yes}',\n  no: '${no}',`,
    place && `  place: '${placeLabel}',`,
    `  fields: {`,
    ...fields.map((field) => `    ${field.name}: ${quoted(labelOf(field))},`),
    `  },`,
    choices.length > 0 &&
      lines(
        `  choices: {`,
        ...choices.map(
          (field) =>
            `    ${field.name}: { ${field.choices.map((choice) => `${quoted(choice)}: ${quoted(capital(wordsOf(choice)))}`).join(', ')} },`,
        ),
        `  },`,
      ),
  )
}

/** Returns the text of `packages/ui/src/fleet/<name>/use<Type>Texts.ts`. */
export function uiTextsHook({ name, type, manyWords }: Resource): string {
  return `'use client'

import { ${name} as id } from '../../locales/id/${name}.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.${name}

/** Returns the texts about ${manyWords}; they load with the first page that needs them. */
export function use${type}Texts() {
  return useCatalogue('${name}', id, ownTexts)
}
`
}
