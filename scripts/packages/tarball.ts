import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Check } from '../checks.ts'
import { type PackageName, packs } from './packages.ts'

/** What only this repository knows of a packed package: what it may hold, import and give away. */
export function tarballChecks(name: PackageName): Check[] {
  const home = join(packs, 'node_modules/@sikud', name)
  const files = globSync('**/*.*', { cwd: home })
  const built = files.filter((path) => /^dist\/.*\.js$/.test(path))
  const source = (path: string) =>
    ['.ts', '.tsx']
      .map((ending) => join(home, path.replace(/^dist/, 'src').replace(/\.js$/, ending)))
      .find((candidate) => existsSync(candidate))
  return [
    none(
      `${name}: no stories, tests or helpers of stories`,
      files.filter((path) => /(stories|test)\.tsx?$|\/story|\.mdx$|src\/testing\//.test(path)),
    ),
    none(`${name}: imports only what it names`, undeclared(home, files)),
    none(
      `${name}: 'use client' stays where it was`,
      built.filter((path) => begins(source(path)) !== begins(join(home, path))),
    ),
    none(
      `${name}: source maps lead to sources`,
      built.filter((path) => source(path) === undefined),
    ),
    none(
      `${name}: no names that one disk tells apart and another does not`,
      built.filter((path) =>
        built.some((other) => other < path && other.toLowerCase() === path.toLowerCase()),
      ),
    ),
    none(`${name}: nothing is reached past its entries`, reached(name, built)),
  ]
}

function begins(path: string | undefined) {
  return path !== undefined && readFileSync(path, 'utf8').startsWith("'use client'")
}

function undeclared(home: string, files: string[]) {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  )
  const named = { ...manifest['dependencies'], ...manifest['peerDependencies'] }
  const imported = files
    .filter((path) => /^dist\/.*\.(js|d\.ts)$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(home, path), 'utf8').matchAll(
        /(?:\bfrom |\bimport\(?|\bimport )["']([^."'][^"']*)["']/g,
      ),
    ])
  const packages = new Set(imported.map(([, source = '']) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? ''))
  return [...packages].filter((name) => !(name in named) && !(`@types/${name}` in named))
}

function reached(name: PackageName, built: string[]) {
  const require = createRequire(join(packs, 'app.js'))
  return built.filter((path) => {
    try {
      return dirname(require.resolve(`@sikud/${name}/${path}`)) !== ''
    } catch {
      return false
    }
  })
}

function none(label: string, found: string[]): Check {
  return {
    label,
    measured: found.length === 0 ? 'none' : found.slice(0, 3).join(', '),
    limit: 'none against it',
    ok: found.length === 0,
  }
}
