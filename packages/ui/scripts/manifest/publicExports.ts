import { readFileSync } from 'node:fs'

/** A public export of the package. */
export interface PublicExport {
  name: string
  /** Name of the export in the file that declares it. */
  sourceName: string
  /** Import path, such as `@sikud/ui/forms`. If several entry points export the name, this is the last of them. */
  from: string
  /** The file that contains the declaration. */
  file: URL
  isType: boolean
}

interface PackageJson {
  name: string
  exports: Record<string, string>
}

const packageRoot = new URL('../../', import.meta.url)
const reExport = /export\s+(type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g

/** Returns each export of the entry points in package.json once, in the order of the entry points. */
export function publicExports(): PublicExport[] {
  const { name, exports }: PackageJson = JSON.parse(
    readFileSync(new URL('package.json', packageRoot), 'utf8'),
  )
  const found = new Map<string, PublicExport>()
  for (const [path, target] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(target)) continue
    const entry = new URL(target, packageRoot)
    for (const exported of exportsOf(entry))
      found.set(exported.name, { ...exported, from: name + path.slice(1) })
  }
  return [...found.values()]
}

function exportsOf(entry: URL): Omit<PublicExport, 'from'>[] {
  return [...readFileSync(entry, 'utf8').matchAll(reExport)].flatMap(
    ([, allTypes, names = '', source = '']) =>
      names
        .split(',')
        .map((written) => written.trim())
        .filter((written) => written !== '')
        .map((written) => ({
          name: written.replace(/^type /, '').replace(/^.* as /, ''),
          sourceName: written.replace(/^type /, '').replace(/ as .*$/, ''),
          file: new URL(source, entry),
          isType: allTypes !== undefined || written.startsWith('type '),
        })),
  )
}
