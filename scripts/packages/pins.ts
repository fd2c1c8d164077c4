import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Check } from '../checks.ts'
import { type DeclarationFile, place, type Place, readDeclarations } from './declarations.ts'
import { pack } from './pack.ts'
import { type PackageName, packages, packs, root } from './packages.ts'

const heading = (name: string) =>
  `What @sikud/${name} is for other apps, written by \`npm run generate:exports\`: a line that goes or changes breaks one of them.\n`

/** The exports of a packed package by entry, and below them every declaration that they name. */
export function pinOf(name: PackageName): string {
  const home = join(packs, 'node_modules/@sikud', name)
  const { exports }: { exports: Record<string, string | { types: string }> } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  )
  const surface = new Surface()
  const entries = Object.entries(exports).map(([path, target]) => {
    const title = `## @sikud/${name}${path.slice(1)}`
    if (typeof target === 'string') return title
    const file = join(home, target.types)
    const names = surface.read(file).exported.toSorted()
    for (const exported of names) surface.add({ path: file, name: exported })
    return [title, ...names].join('\n')
  })
  return [heading(name), entries.join('\n\n'), surface.text(join(home, 'dist')), ''].join('\n')
}

/** Declarations that are reached from the exports, whichever files they stand in. */
class Surface {
  private readonly files = new Map<string, DeclarationFile>()
  private readonly reached = new Map<string, Map<string, string>>()

  read(path: string): DeclarationFile {
    const known = this.files.get(path)
    if (known) return known
    const file = readDeclarations(path)
    this.files.set(path, file)
    return file
  }

  add({ path, name }: Place) {
    // What comes from the contract is pinned there, and what comes from npm by its version.
    if (path === '' || path.includes('__generated__') || !existsSync(path)) return
    const file = this.read(path)
    const text = file.declared.get(name)
    const elsewhere = file.taken.get(name)
    if (elsewhere) this.add(elsewhere)
    if (text === undefined) return
    const reached = this.reached.get(path) ?? new Map<string, string>()
    if (reached.has(name)) return
    this.reached.set(path, reached.set(name, text))
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (word !== name && (file.declared.has(word) || file.taken.has(word))) this.add({ path, name: word })
    }
    for (const [, source = '', word = ''] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) {
      this.add(place(path, source, word))
    }
  }

  text(dist: string) {
    return [...this.reached]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, texts]) => {
        const inOrder = [...(this.files.get(path)?.declared ?? [])].filter(([name]) => texts.has(name))
        const title = `\n// ${relative(dist, path).replace(/\.d\.ts$/, '')}`
        return [title, ...new Set(inOrder.map(([, text]) => text))].join('\n')
      })
      .join('\n')
  }
}

const pinFile = (name: PackageName) => join(root, 'packages', name, 'api.txt')

/** Whether the committed list of a package is what it exports. */
export function pinCheck(name: PackageName): Check {
  const path = pinFile(name)
  const ok = existsSync(path) && readFileSync(path, 'utf8') === pinOf(name)
  return {
    label: `${name}: exports what api.txt says`,
    measured: ok ? 'yes' : 'no',
    limit: 'yes, or npm run generate:exports',
    ok,
  }
}

/** Writes the list of each package. */
export function writePins() {
  for (const name of packages) writeFileSync(pinFile(name), pinOf(name))
}

if (import.meta.main) {
  await pack()
  writePins()
}
