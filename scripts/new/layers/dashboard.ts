import type { ChangeSet } from '../ChangeSet.ts'
import { capital, quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { endToEndTest } from '../templates/endToEndTest.ts'
import { createPage, editPage } from '../templates/formPages.ts'
import { detailPage, listPage } from '../templates/readPages.ts'
import { screenRows, screenStories } from '../templates/screenStories.ts'

const src = 'apps/dashboard/src'

/** Adds the resource to apps/dashboard: pages, routes, menu, texts, stories and an end-to-end test. */
export function addDashboard(changes: ChangeSet, resource: Resource): void {
  const { name, type, create, update } = resource
  const home = `${src}/pages/${name}`
  changes.create(`${home}/${type}ListPage.tsx`, listPage(resource))
  if (create) changes.create(`${home}/${type}CreatePage.tsx`, createPage(resource))
  changes.create(`${home}/${type}DetailPage.tsx`, detailPage(resource))
  if (update) changes.create(`${home}/${type}EditPage.tsx`, editPage(resource))
  changes.create(`${home}/${name}.stories.tsx`, screenStories(resource))
  changes.create(`apps/dashboard/e2e/records/${name}.spec.ts`, endToEndTest(resource))
  addAddresses(changes, resource)
  addMenu(changes, resource)
  addTexts(changes, resource)
  changes.after(`${src}/testing/screens.ts`, /^ {2}\.\.\.recordScreens\(/, screenRows(resource))
}

function addAddresses(changes: ChangeSet, resource: Resource) {
  const { name, type, address, create, update, extension } = resource
  const handle = extension ? `{ page: '${name}', feature: '${extension}' }` : `{ page: '${name}' }`
  changes.after(`${src}/paths.ts`, /^ {2}\w+: entity\(/, `  ${name}: entity('/${address}'),\n`)
  const addresses = {
    List: `paths.${name}.list`,
    ...(create && { Create: `paths.${name}.add` }),
    Detail: `'/${address}/detail/:id'`,
    ...(update && { Edit: `'/${address}/edit/:id'` }),
  }
  const pages = Object.entries(addresses)
  changes.before(
    `${src}/pages/lazyPages.ts`,
    /^export const ProfilePage/m,
    `${pages.map(([page]) => `export const ${type}${page}Page = async () => (await import('./${name}/${type}${page}Page.tsx')).${type}${page}Page\n`).join('')}\n`,
  )
  const routes = pages.map(([page, at]) => `    page(${at}, lazyPages.${type}${page}Page, ${handle}),\n`)
  changes.before(`${src}/signedInRoutes.tsx`, /^ {4}page\(paths\.account\.profile/m, `${routes.join('')}\n`)
  changes.before(
    'apps/dashboard/e2e/app/everyPage.spec.ts',
    /^ {4}'\/account\/profile',/m,
    `    '/${address}',\n${create ? `    '/${address}/add',\n` : ''}`,
  )
}

/** The menu icon that every new resource gets at first. */
const icon = `import CategoryOutlined from '@mui/icons-material/CategoryOutlined'\n`

function addIcon(changes: ChangeSet) {
  const menu = `${src}/navigation.tsx`
  const icons = '.storybook/docs/thingIcons.ts'
  for (const path of [menu, icons]) {
    if (!changes.read(path).includes(icon)) changes.among(path, /^import \w+Outlined from/, icon)
  }
  const meaning = `  { name: 'CategoryOutlined', Icon: CategoryOutlined, means: 'records without a specific icon' },\n`
  if (!changes.read(icons).includes(`name: 'CategoryOutlined'`))
    changes.after(icons, /^ {2}\{ name: '/, meaning)
}

function addMenu(changes: ChangeSet, { name, create, extension }: Resource) {
  const feature = extension ? `, feature: '${extension}'` : ''
  const menu = `${src}/navigation.tsx`
  addIcon(changes)
  changes.replace(menu, /\n {2}\| 'account-profile'/, (found) => `\n  | '${name}'${found}`)
  changes.replace(
    menu,
    /\n {6}\],\n {4}\},\n {4}\{\n {6}label: t\.account,/,
    (found) =>
      `\n        { key: '${name}', label: t.${name}, icon: <CategoryOutlined />, to: paths.${name}.list${feature} },${found}`,
  )
  if (create)
    changes.replace(
      `${src}/search/useActionGroup.tsx`,
      /\n {4}\{\n {6}key: 'theme',/,
      (found) =>
        `\n    { key: '${name}', label: titles.${name}Create, icon: <AddCircleOutlineOutlined />, to: paths.${name}.add${feature} },${found}`,
    )
}

/** Adds the texts of the menu and of the search; the texts of the pages are in packages/ui. */
function addTexts(changes: ChangeSet, { name, title, words, manyWords, create }: Resource) {
  const add = (language: 'id' | 'en', menu: string, made: string) => {
    const path = `${src}/locales/${language}.ts`
    changes.before(path, /^ {4}profile: '/m, `    ${name}: ${quoted(menu)},\n`)
    if (create) changes.after(path, /^ {4}roleEdit: /, `    ${name}Create: ${quoted(made)},\n`)
  }
  add('id', title, `Buat ${title}`)
  add('en', capital(manyWords), `New ${words}`)
}
