/**
 * Writes the generated files of theme and components. With `--check`, the script writes nothing: it compares the
 * committed files with the new content and exits with 1 if a file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createSikudTheme } from '../src/theme/createSikudTheme.ts'
import { themeCss } from '../src/theme/themeCss.ts'
import { componentManifest } from './manifest/componentManifest.ts'
import { llmsText } from './manifest/llmsText.ts'
import { publicExports } from './manifest/publicExports.ts'
import { designTokens } from './tokens/designTokens.ts'
import { tokensCss } from './tokens/tokensCss.ts'

const tokens = designTokens()

/** The files of a folder of token sets, as Tokens Studio synchronises them. Each scheme is a theme. */
const sets: Record<string, object> = {
  ...tokens,
  $metadata: { tokenSetOrder: Object.keys(tokens) },
  $themes: [
    { id: 'base', name: 'base', group: 'base', selectedTokenSets: { base: 'enabled' } },
    ...['light', 'dark'].map((scheme) => ({
      id: scheme,
      name: scheme,
      group: 'scheme',
      selectedTokenSets: { base: 'source', [scheme]: 'enabled' },
    })),
  ],
}
const exported = publicExports()

/** Colours the page until the app's own styles apply. */
const canvas = ':root {\n  background: var(--mui-palette-background-default);\n}\n'

/** Files that Git ignores; a build of the package writes them into the tarball. */
const built: Record<string, string> = {
  'components.json': `${JSON.stringify({ components: componentManifest(exported) }, null, 2)}\n`,
}

const committed: Record<string, string> = {
  'src/theme/__generated__/theme.css': `/* Made from createSikudTheme.ts by \`npm run generate\`. Do not edit. */\n${themeCss(createSikudTheme())}\n${canvas}`,
  'tokens.css': `/* The tokens of the folder tokens as custom properties. Made by \`npm run generate\`. Do not edit. */\n${tokensCss(tokens)}`,
  'llms.txt': llmsText(exported),
  ...Object.fromEntries(
    Object.entries(sets).map(([name, set]) => [`tokens/${name}.json`, `${JSON.stringify(set, null, 2)}\n`]),
  ),
}

const isCheck = process.argv.includes('--check')
for (const [path, content] of Object.entries(isCheck ? committed : { ...committed, ...built })) {
  const target = new URL(`../${path}`, import.meta.url)
  if (!isCheck) {
    await mkdir(new URL('.', target), { recursive: true })
    await writeFile(target, content)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== content) {
    console.error(`packages/ui/${path} is out of date. Run: npm run generate`)
    process.exitCode = 1
  }
}
