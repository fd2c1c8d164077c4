import type { ChangeSet } from '../ChangeSet.ts'
import type { Resource } from '../Resource.ts'
import { fieldsOfForm } from '../resourceParts.ts'
import { hasFilters, uiColumns } from '../templates/uiColumns.ts'
import { uiDetail } from '../templates/uiDetail.ts'
import { uiDetailStories } from '../templates/uiDetailStories.ts'
import { detailDocs, formDocs, listDocs } from '../templates/uiDocs.ts'
import { uiForm } from '../templates/uiForm.ts'
import { uiFormStories } from '../templates/uiFormStories.ts'
import { uiList } from '../templates/uiList.ts'
import { uiListStories } from '../templates/uiListStories.ts'
import { englishTexts, indonesianTexts, uiTextsHook } from '../templates/uiTexts.ts'
import { uiValues } from '../templates/uiValues.ts'
import { uiValuesTest } from '../templates/uiValuesTest.ts'

/** Adds the resource to packages/ui: list, detail and form with texts, stories, documentation and tests. */
export function addUi(changes: ChangeSet, resource: Resource): void {
  const { name, type } = resource
  const src = 'packages/ui/src'
  const home = `${src}/fleet/${name}`
  changes.create(`${src}/locales/id/${name}.ts`, indonesianTexts(resource))
  changes.create(`${src}/locales/en/${name}.ts`, englishTexts(resource))
  const own = `${src}/locales/localeText.ts`
  changes.among(
    own,
    /^import type \{ \w+ \} from '\.\/id\//,
    `import type { ${type}Texts } from './id/${name}.ts'\n`,
  )
  changes.replace(own, /interface PartTexts \{\n/, (found) => `${found}  ${name}: ${type}Texts\n`)
  const english = `${src}/locales/enParts.ts`
  changes.among(english, /^import \{ \w+ \} from '\.\/en\//, `import { ${name} } from './en/${name}.ts'\n`)
  changes.replace(english, /enParts: PartTexts = \{\n/, (found) => `${found}  ${name},\n`)
  changes.create(`${home}/use${type}Texts.ts`, uiTextsHook(resource))
  changes.create(`${home}/${name}Columns.ts`, uiColumns(resource))
  changes.create(`${home}/${type}List.tsx`, uiList(resource))
  changes.create(`${home}/${type}List.stories.tsx`, uiListStories(resource))
  changes.create(`${home}/${type}List.mdx`, listDocs(resource))
  changes.create(`${home}/${type}Detail.tsx`, uiDetail(resource))
  changes.create(`${home}/${type}Detail.stories.tsx`, uiDetailStories(resource))
  changes.create(`${home}/${type}Detail.mdx`, detailDocs(resource))
  const form = fieldsOfForm(resource).length > 0
  if (form) {
    changes.create(`${home}/${name}Values.ts`, uiValues(resource))
    changes.create(`${home}/${name}Values.test.ts`, uiValuesTest(resource))
    changes.create(`${home}/${type}Form.tsx`, uiForm(resource))
    changes.create(`${home}/${type}Form.stories.tsx`, uiFormStories(resource))
    changes.create(`${home}/${type}Form.mdx`, formDocs(resource))
  }
  changes.create(`${src}/${name}.ts`, entry(resource, form))
  changes.replace('packages/ui/package.json', /^[^]*$/, (text) => withExport(text, name))
}

function entry(resource: Resource, form: boolean): string {
  const { name, type } = resource
  const columns = hasFilters(resource) ? `${name}Columns, ${name}Filters` : `${name}Columns`
  const lines = [
    `export { ${type}Detail } from './fleet/${name}/${type}Detail.tsx'`,
    form && `export { ${type}Form } from './fleet/${name}/${type}Form.tsx'`,
    `export { ${type}List } from './fleet/${name}/${type}List.tsx'`,
    `export { ${columns} } from './fleet/${name}/${name}Columns.ts'`,
    form && `export type { ${type}Values } from './fleet/${name}/${name}Values.ts'`,
    `export { use${type}Texts } from './fleet/${name}/use${type}Texts.ts'`,
    `export type { ${type}Texts } from './locales/id/${name}.ts'`,
  ]
  return `${lines.filter((line) => line !== false).join('\n')}\n`
}

interface Manifest {
  exports: Record<string, string>
  publishConfig: { exports: Record<string, unknown> }
}

/** Adds an entry to the exports in package.json of ui, for the workspace and the published package. */
function withExport(text: string, name: string): string {
  const manifest: Manifest = JSON.parse(text)
  manifest.exports[`./${name}`] = `./src/${name}.ts`
  manifest.publishConfig.exports[`./${name}`] = {
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
