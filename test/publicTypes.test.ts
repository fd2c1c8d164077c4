import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { read } from './repository.ts'

/**
 * Types that stay private although a public type shows them: fields of `FleetStore` that only the map reads, and
 * messages between our own code and its worker.
 */
const internal = ['FleetColumns', 'Trails', 'FleetView', 'FollowNews', 'FollowOrder', 'ReadTrips']

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Name = { file: string; name: string }

interface Module {
  text: string
  /** An interface and a function can share a name. */
  declared: Map<string, Statement[]>
  imported: Map<string, Name>
  exported: Map<string, Name>
  /** The files of `export *`. */
  reExported: string[]
}

const modules = new Map<string, Module>()
const entries: string[] = []

// `npm test packages` checks that `api.txt` matches the built declarations, so this test needs no build.
for (const name of ['api', 'ui', 'maps']) {
  const [heading = '', ...parts] = read(`packages/${name}/api.txt`).split(/^\/\/ (\S+)\.d\.ts$/m)
  for (const [, file = ''] of heading.matchAll(/^@sikud\/\S+: (\S+)\.d\.ts$/gm))
    entries.push(`${name}/${file}`)
  for (let at = 0; at < parts.length; at += 2) {
    const file = `${name}/${parts[at]}`
    modules.set(file, parse(file, parts[at + 1] ?? ''))
  }
}

function parse(file: string, text: string): Module {
  const module: Module = {
    text,
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    reExported: [],
  }
  const { program, errors } = parseSync(`${file}.d.ts`, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : '*'
        module.imported.set(one.local.name, { file: pathOf(file, statement.source.value), name })
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        if (!('name' in local && 'name' in exported)) continue
        const from = statement.source ? pathOf(file, statement.source.value) : file
        module.exported.set(exported.name, { file: from, name: local.name })
      }
      if (!statement.declaration) continue
      for (const name of declare(module, statement.declaration)) module.exported.set(name, { file, name })
    } else if (statement.type === 'ExportAllDeclaration') {
      module.reExported.push(pathOf(file, statement.source.value))
    } else declare(module, statement)
  }
  return module
}

function declare({ declared }: Module, statement: Statement): string[] {
  const ids =
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({ id }) => id)
      : ['id' in statement ? statement.id : null]
  const names = ids.flatMap((id) => (id && 'name' in id ? id.name : []))
  for (const name of names) declared.set(name, [...(declared.get(name) ?? []), statement])
  return names
}

/** Returns the file of a relative import; returns other sources unchanged. */
function pathOf(from: string, source: string): string {
  return source.startsWith('.') ? posix.join(posix.dirname(from), source).replace(/\.tsx?$/, '') : source
}

/** Returns where a name of a file is declared; undefined for names of libraries, globals and type parameters. */
function declarationOf({ file, name }: Name): (Name & { statements: Statement[] }) | undefined {
  const module = modules.get(file)
  const statements = module?.declared.get(name)
  if (statements) return { file, name, statements }
  const next = module?.imported.get(name) ?? module?.exported.get(name)
  return next && declarationOf(next)
}

/** Lists what a file exports. */
function exportsOf(file: string): Name[] {
  const { exported, reExported } = modules.get(file) ?? { exported: new Map<string, Name>(), reExported: [] }
  return [...exported.values(), ...reExported.flatMap(exportsOf)]
}

/** Lists the types that a part of a declaration names. Skips calculated types, such as `A extends B ? C : D`. */
function* typesIn(part: unknown, file: string): Generator<Name> {
  if (typeof part !== 'object' || part === null) return
  const type = 'type' in part ? part.type : undefined
  if (type === 'TSConditionalType' || type === 'TSIndexedAccessType' || type === 'TSTypeQuery') return
  if ('start' in part && type && typeof part.start === 'number') {
    const text = modules.get(file)?.text.slice(part.start) ?? ''
    const [, source, imported = ''] = /^import\("([^"]+)"\)\.(\w+)/.exec(text) ?? []
    if (type === 'TSImportType' && source) yield { file: pathOf(file, source), name: imported }
    if (type === 'TSTypeReference' || type === 'TSInterfaceHeritage')
      yield { file, name: /^\w+/.exec(text)?.[0] ?? '' }
  }
  for (const child of Object.values(part)) yield* typesIn(child, file)
}

const isCalculated = (statement: Statement) =>
  statement.type === 'TSTypeAliasDeclaration' && statement.typeAnnotation.type === 'TSConditionalType'

const keyOf = ({ file, name }: Name) => `${name} (${file})`

describe('types of the packages', () => {
  it('that a public declaration names can be imported too', () => {
    const found = entries.flatMap(exportsOf).flatMap((name) => declarationOf(name) ?? [])
    expect(found.length).toBeGreaterThan(700)
    const shown = new Set(found.map(keyOf))
    const missing: string[] = []
    // Grows while it is read: what a missing type names is missing too.
    for (const { file, name, statements } of found) {
      for (const type of statements.flatMap((statement) => [...typesIn(statement, file)])) {
        const declaration = declarationOf(type)
        if (!declaration || shown.has(keyOf(declaration)) || internal.includes(declaration.name)) continue
        if (declaration.statements.some(isCalculated)) continue
        shown.add(keyOf(declaration))
        found.push(declaration)
        missing.push(`${keyOf(declaration)}, used by ${name}`)
      }
    }
    expect(
      missing,
      'export each type from the entry that exports its user, then npm run generate:exports',
    ).toEqual([])
  })
})
