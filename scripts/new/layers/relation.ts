import type { ChangeSet } from '../ChangeSet.ts'
import { capital, quoted, wordsOf } from '../names.ts'

/** A relation: each record `name` belongs to one record `target`, or to none. */
export interface Relation {
  /** Names of the record that belongs to a target, such as vehicle and Vehicle. */
  name: string
  type: string
  /** Names of the target, such as workshop, Workshop and workshops. */
  target: string
  targetType: string
  targets: string
  /** Name of the new field, which contains the id of the target; such as workshop_id. */
  field: string
  /** Indonesian name of the target. */
  title: string
  extension: string
}

/** Adds the field of the relation to the form, with its label. */
export function addToForm(changes: ChangeSet, relation: Relation) {
  const { name, type, target, targetType, targets, field, title } = relation
  const home = `packages/ui/src/fleet/${name}`
  const values = `${home}/${name}Values.ts`
  changes.replace(
    values,
    new RegExp(`interface ${type}Values [^{]*\\{\\n`),
    (found) =>
      `${found}  /** Undefined if the server has no ${wordsOf(targets)}; the request then omits it. */\n  ${field}?: ${type}Input['${field}']\n`,
  )
  changes.replace(
    values,
    /Values\([^)]*\): \w+ \{\n {2}return \{\n/,
    (found) => `${found}    ${field}: ${name}?.${field},\n`,
  )
  changes.replace(
    values,
    /Input\([^)]*\): \w+ \{\n[^]*? {2}return \{\n/,
    (found) => `${found}    ${field}: values.${field},\n`,
  )

  const form = `${home}/${type}Form.tsx`
  changes.replace(
    form,
    new RegExp(`interface ${type}FormProps [^{]*\\{\\n`),
    (found) =>
      `${found}  /** Undefined if the server has none; the form then omits the field. */\n  ${targets}?: Choices<${targetType}> | undefined\n`,
  )
  changes.replace(form, /onSubmit, cancelTo,/, (found) => `${targets}, ${found}`)
  changes.replace(
    form,
    / {10}<FormActions/,
    (found) => `{${targets} && (
  <ComboField<${type}Values>
    name="${field}"
    label={texts.${target}}
    options={(${targets}.data ?? []).map(({ id, name }) => ({ id, label: name }))}
    source={${targets}}
    current={${name}?.${target} ? { id: ${name}.${target}.id, label: ${name}.${target}.name } : null}
    dropsLost
  />
)}
${found}`,
  )
  changes.import(form, [targetType], '@sikud/api', 'type ')
  changes.import(form, ['Choices'], '../../components/Form/ChoicesFailed.tsx', 'type ')
  changes.import(form, ['ComboField'], '../../components/Form/ComboField.tsx')

  const labels = { id: title, en: capital(wordsOf(target)) }
  for (const [language, label] of Object.entries(labels))
    changes.replace(
      `packages/ui/src/locales/${language}/${name}.ts`,
      new RegExp(`export const ${name}\\b.*\\{\\n`),
      (found) => `${found}  ${target}: ${quoted(label)},\n`,
    )
}

/** Adds the name of the target to the list, as a column, and to the detail component. */
export function addToList(changes: ChangeSet, { name, type, target, targetType, targets }: Relation) {
  const home = `packages/ui/src/fleet/${name}`
  changes.replace(
    `${home}/${name}Columns.ts`,
    /\n {2}\]\n\}/,
    (found) =>
      `\n    { key: '${target}', label: texts.${target}, value: ({ ${target} }) => ${target}?.name ?? null },${found}`,
  )
  const list = `${home}/${type}List.tsx`
  const has = `with${targetType}`
  changes.replace(
    list,
    / {2}view: ListView\n/,
    (found) => `  /** Whether the server has ${wordsOf(targets)}. */\n  ${has}?: boolean\n${found}`,
  )
  changes.replace(list, /,\s+\.\.\.list,?\s+\}/, (found) => `, ${has} = false${found}`)
  changes.replace(
    list,
    /Columns\([^)]*\)[^]*?(?=, \[)/,
    (found) => `${found}.filter(({ key }) => ${has} || key !== '${target}')`,
  )
  changes.replace(list, /\.filter\([^]*?, \[[^\]]*(?=\])/, (found) => `${found}, ${has}`)
  changes.replace(
    `${home}/${type}Detail.tsx`,
    /\n {6}\]\}/,
    (found) =>
      `\n...(${name}.${target} === undefined ? [] : [{ label: texts.${target}, value: ${name}.${target}?.name }]),${found}`,
  )
}

/**
 * Edits the pages of the record. If the server has the extension of the targets, the form pages load the targets, and
 * the list page shows them.
 */
export function addToPages(
  changes: ChangeSet,
  { name, type, target, targetType, targets, extension }: Relation,
) {
  const home = `apps/dashboard/src/pages/${name}/${type}`
  const isSupported = `useServices().config.features.has('${extension}')`
  for (const page of [`${home}CreatePage.tsx`, `${home}EditPage.tsx`]) {
    changes.replace(
      page,
      /\n {2}const client = useFleetClient\(\)\n/,
      (found) => `${found}  const has${capital(targets)} = ${isSupported}
  const ${targets} = useQuery({ ...${target}Queries(client).list(), enabled: has${capital(targets)} })\n`,
    )
    changes.replace(
      page,
      new RegExp(`<${type}Form\\b`),
      (found) => `${found} ${targets}={has${capital(targets)} ? ${targets} : undefined}`,
    )
    changes.import(page, [`${target}Queries`], '@sikud/api/queries')
    changes.import(page, ['useQuery'], '@tanstack/react-query')
    changes.import(page, ['useServices'], '../../services.ts')
  }
  const list = `${home}ListPage.tsx`
  changes.replace(list, /\n {2}return \(/, (found) => `\n  const with${targetType} = ${isSupported}${found}`)
  changes.replace(
    list,
    new RegExp(`<${type}List\\b`),
    (found) => `${found} with${targetType}={with${targetType}}`,
  )
  changes.import(list, ['useServices'], '../../services.ts')
}
