/** Writes src/theme/__generated__/theme.css from the theme; `--check` only compares and exits 1 on a difference. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createSikudTheme } from '../src/theme/createSikudTheme.ts'
import { themeCss } from '../src/theme/themeCss.ts'

const target = new URL('../src/theme/__generated__/theme.css', import.meta.url)
const generated = `/* Made from createSikudTheme.ts by \`npm run generate\`. Do not edit. */\n${themeCss(createSikudTheme())}`

if (!process.argv.includes('--check')) {
  await mkdir(new URL('.', target), { recursive: true })
  await writeFile(target, generated)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== generated) {
  console.error('packages/ui/src/theme/__generated__/theme.css is not what the theme gives: npm run generate')
  process.exitCode = 1
}
