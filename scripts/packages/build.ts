import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = /\.(css|geojson)$/
const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')

/** Builds the package in the current folder into its `dist`: one file for each module, declarations, maps and assets. */
function build() {
  rmSync('dist', { recursive: true, force: true })
  const { status } = spawnSync(tsc, ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  cpSync('src', 'dist', {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || assets.test(path),
  })
  for (const path of globSync('dist/**/*.d.ts')) withoutStyles(path)
  process.exitCode = status === 0 ? 0 : 1
}

/** A style sheet is no type; TypeScript leaves its import in the declarations, where nobody can resolve it. */
function withoutStyles(path: string) {
  const text = readFileSync(path, 'utf8')
  const bare = text.replace(/^import '[^']+\.css';$/gm, '')
  if (bare !== text) writeFileSync(path, bare)
}

build()
