import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

/** A name of a module; a module of another npm package has no path. */
export interface Place {
  path: string
  name: string
}

/** A built file of declarations. */
export interface DeclarationFile {
  /** The text of each declaration by its name; of its comments only what is deprecated, as the rest binds nobody. */
  declared: Map<string, string>
  /** Where the names come from that it imports or passes on. */
  taken: Map<string, Place>
  exported: string[]
}

/** Reads what a built file declares, takes from others and exports. */
export function readDeclarations(path: string): DeclarationFile {
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, deprecation)
  const file: DeclarationFile = { declared: new Map(), taken: new Map(), exported: [] }
  for (const statement of parseSync(path, code, { lang: 'dts' }).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const part of statement.specifiers) {
        const name = part.type === 'ImportSpecifier' ? nameOf(part.imported) : part.local.name
        file.taken.set(part.local.name, place(path, statement.source.value, name))
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const source = place(path, statement.source.value, '').path
      for (const name of readDeclarations(source).exported) {
        file.exported.push(name)
        file.taken.set(name, { path: source, name })
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) declare(file, statement.declaration, textOf(code, statement), true)
      for (const { local, exported } of statement.specifiers) {
        file.exported.push(nameOf(exported))
        if (statement.source)
          file.taken.set(nameOf(exported), place(path, statement.source.value, nameOf(local)))
      }
    } else {
      declare(file, statement, textOf(code, statement), false)
    }
  }
  return file
}

/** The place that a specifier such as `./DataList.tsx` of a built file means. */
export function place(from: string, source: string, name: string): Place {
  const path = source.startsWith('.') ? join(dirname(from), source.replace(/\.tsx?$/, '.d.ts')) : ''
  return { path, name }
}

function declare(file: DeclarationFile, statement: Statement, text: string, exported: boolean) {
  for (const name of namesOf(statement)) {
    file.declared.set(name, text)
    if (exported) file.exported.push(name)
  }
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in statement && statement.id?.type === 'Identifier' ? [statement.id.name] : []
}

function nameOf(node: { name?: string; value?: string }): string {
  return node.name ?? node.value ?? ''
}

function deprecation(comment: string) {
  const [, advice] = /(@deprecated .*?)\s*(\*\/|\n)/.exec(comment) ?? []
  return advice === undefined ? '' : `/** ${advice} */`
}

function textOf(code: string, { start, end }: Statement) {
  const [mark = ''] = /\/\*\* @deprecated.*\*\/\n$/.exec(code.slice(0, start)) ?? []
  const text = code
    .slice(start, end)
    .replace(/^(export )?(declare )?/, '')
    .replaceAll('import("react").JSX', 'JSX')
    .replace(/\n\s*(?=\n)/g, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2))
  return mark + text
}
