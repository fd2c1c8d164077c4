import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

const assets = /\.(css|geojson)$/
const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
const require = createRequire(resolve('package.json'))

/**
 * Builds the package in the current folder into its `dist`: a file for each module, type declarations, source maps and
 * assets.
 */
function build() {
  rmSync('dist', { recursive: true, force: true })
  const { status } = spawnSync(tsc, ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  cpSync('src', 'dist', {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || assets.test(path),
  })
  for (const path of globSync('dist/**/*.d.ts')) rewrite(path, withoutStyles)
  for (const path of globSync('dist/**/*.js')) rewrite(path, (text) => withFiles(text, dirname(path)))
  process.exitCode = status === 0 ? 0 : 1
}

function rewrite(path: string, change: (text: string) => string) {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

/** Removes imports of style sheets from declarations: TypeScript keeps them there, but they cannot be resolved. */
function withoutStyles(declarations: string) {
  return declarations.replace(/^import '[^']+\.css';$/gm, '')
}

/** Copies files of other packages, such as a worker, next to the module that uses them, where bundlers find them. */
function withFiles(program: string, folder: string) {
  return program.replace(/(?<=new URL\(')([\w@][\w@/.-]*)(?=', import\.meta\.url\))/g, (source) => {
    const text = readFileSync(require.resolve(source), 'utf8')
    writeFileSync(join(folder, basename(source)), text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
    return `./${basename(source)}`
  })
}

build()
