import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder for the examples. It is in the dashboard, which depends on all three packages, so that the imports work. */
const folder = 'apps/dashboard/node_modules/.readmes'
const readmes = {
  root: 'README.md',
  api: 'packages/api/README.md',
  ui: 'packages/ui/README.md',
  maps: 'packages/maps/README.md',
}

/** Writes the examples of the READMEs as files to compile; returns their folder. */
export function writeReadmeExamples(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, path] of Object.entries(readmes)) {
    const examples = examplesOf(readFileSync(path, 'utf8'))
    if (examples.length === 0) throw new Error(`${path} has no example.`)
    examples.forEach(({ language, code }, at) =>
      writeFileSync(join(folder, `${name}${at}.${language}`), code),
    )
  }
  const compilerOptions = { allowJs: true, checkJs: true }
  const files = { extends: '../../tsconfig.json', compilerOptions, include: ['*'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(files))
  return folder
}

function examplesOf(readme: string) {
  return [...readme.matchAll(/^```(tsx?|js)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}
