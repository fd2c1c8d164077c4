import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Paths of all files that git does not ignore, relative to the root. */
export const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))

const texts = new Map<string, string>()

/** Reads a file of the repository. */
export function read(path: string) {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

export const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path)
export const isGenerated = (path: string) => path.includes('__generated__/')
export const isStory = (path: string) => /\.stories\.tsx?$/.test(path)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/')

/** Lists the code files in `src` of the folders, without tests, stories, fixtures and generated files. */
export function shippedCode(...under: string[]) {
  return files.filter(
    (path) =>
      isCode(path) &&
      under.some((folder) => path.startsWith(`${folder}/src/`)) &&
      !isGenerated(path) &&
      !isStory(path) &&
      !isTest(path) &&
      !path.includes('/fixtures/'),
  )
}

/** Returns the code of a file without comments. */
export function codeOf(path: string) {
  return read(path)
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
}

/** Returns the path of the English catalogue that belongs to an Indonesian one. */
export const englishOf = (path: string) =>
  path.includes('/locales/') ? path.replace(/\bid(?=\w*\.ts$|\/)/, 'en') : path.replace(/\.ts$/, '.en.ts')

/** Paths of the Indonesian catalogues: `locales/id…` and, beside a component, `texts.ts` with `texts.en.ts`. */
export const indonesianCatalogues = files.filter((path) =>
  path.includes('/locales/')
    ? /\/locales\/(id\w*\.ts|id\/.+\.ts)$/.test(path)
    : /\/(texts|\w+Texts)\.ts$/.test(path) && files.includes(englishOf(path)),
)
