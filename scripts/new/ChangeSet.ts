import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './Refusal.ts'

/** Collects new files and edits of files. Writes all of them, or nothing if one of them is impossible. */
export class ChangeSet {
  private readonly root: string
  private readonly texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  /** The paths of all changed files, relative to the root. */
  get paths(): string[] {
    return [...this.texts.keys()].toSorted()
  }

  /** Adds a new file; throws if it exists. */
  create(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new Refusal(`${path} already exists. Nothing was written.`)
    this.texts.set(path, text)
  }

  /** Inserts lines before the first match in a file. */
  before(path: string, place: RegExp, text: string): void {
    this.replace(path, place, (found) => text + found)
  }

  /** Inserts lines after the last matching line. */
  after(path: string, line: RegExp, text: string): void {
    const last = [...this.read(path).matchAll(new RegExp(`${line.source}.*\\n`, 'gm'))].at(-1)
    if (last === undefined) throw moved(path, line)
    this.texts.set(path, spliced(this.read(path), last.index + last[0].length, text))
  }

  /** Inserts a line among similar lines, in alphabetical order. */
  among(path: string, like: RegExp, text: string): void {
    const lines = [...this.read(path).matchAll(new RegExp(`${like.source}.*\\n`, 'gm'))]
    const next = lines.find(([line]) => line > text)
    if (next === undefined) this.after(path, like, text)
    else this.texts.set(path, spliced(this.read(path), next.index, text))
  }

  /** Replaces the first match in a file. */
  replace(path: string, place: RegExp, put: (found: string) => string): void {
    const text = this.read(path)
    if (!place.test(text)) throw moved(path, place)
    this.texts.set(path, text.replace(place, put))
  }

  /** Adds names to the import from a module; adds the import if it is missing. */
  import(path: string, names: readonly string[], module: string, type: 'type ' | '' = ''): void {
    const line = new RegExp(`^import ${type}\\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}'`, 'm')
    const [, list] = line.exec(this.read(path)) ?? []
    const known = list?.split(',').map((name) => name.trim()) ?? []
    const all = [...new Set([...known, ...names])].filter((name) => name !== '').toSorted()
    const text = `import ${type}{ ${all.join(', ')} } from '${module}'`
    if (list === undefined) this.after(path, /^(import .*|\}) from '/, `${text}\n`)
    else this.replace(path, line, () => text)
  }

  /** Returns the text of a file, including the edits so far. */
  read(path: string): string {
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8')
  }

  /** Writes all files. */
  write(): void {
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
  }
}

function moved(path: string, place: RegExp) {
  return new Refusal(
    `${path} does not match ${String(place)}. Add the code by hand, or fix the generator in scripts/new. Nothing was written.`,
  )
}

function spliced(text: string, at: number, inserted: string) {
  return text.slice(0, at) + inserted + text.slice(at)
}
