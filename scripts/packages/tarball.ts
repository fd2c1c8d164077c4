import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Check } from '../checks.ts'
import { installedOf, manifestOf, type PackageName, tarballOf } from './packages.ts'

/** Checks a tarball with publint, attw and our own rules. */
export async function tarballChecks(name: PackageName): Promise<Check[]> {
  const home = installedOf(name)
  const files = globSync('**/*.*', { cwd: home })
  return [
    none(`${name}: publint`, await publintFaults(name)),
    none(`${name}: are the types wrong?`, await typeFaults(name)),
    none(
      `${name}: no stories, no tests`,
      files.filter((path) => /(stories|test)\.tsx?$|\/story|\.mdx$/.test(path) || isTestOnly(name, path)),
    ),
    none(
      `${name}: no file names that differ only in case`,
      files.filter((path, at) => files.some((other, i) => i < at && isSameButCase(path, other))),
    ),
    none(`${name}: imports only its dependencies`, undeclared(name, files)),
    none(
      `${name}: 'use client' and sources as in src`,
      files.filter((path) => /^dist\/.*\.js$/.test(path) && !isLikeItsSource(home, path)),
    ),
  ]
}

/** Returns the faults that publint finds in strict mode. */
async function publintFaults(name: PackageName): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarballOf(name)))
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** Returns the faults that attw finds in the types of the entries, for Node and for bundlers. */
function typeFaults(name: PackageName): Promise<string[]> {
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color']
  const tokens = ['base', 'light', 'dark'].map((set) => `./tokens/${set}.json`)
  const assets = ['--exclude-entrypoints', './fonts.css', './theme.css', './tokens.css', ...tokens]
  return new Promise((resolve) => {
    execFile('attw', [tarballOf(name), ...options, ...assets], (error, stdout) => {
      if (error) console.log(stdout)
      resolve(error ? ['see above'] : [])
    })
  })
}

/** Returns the npm packages that built files import but the package does not declare. */
function undeclared(name: PackageName, files: readonly string[]): string[] {
  const { dependencies, peerDependencies } = manifestOf(name)
  const declared = { ...dependencies, ...peerDependencies }
  const imported = files
    .filter((path) => /^dist\/.*\.(js|d\.ts)$/.test(path))
    .map((path) => readFileSync(join(installedOf(name), path), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/(?:^(?:import|export)\b[^;'"]*?\bfrom |^import |\bimport\()["']([^."'][^"']*)["']/gm),
    ])
    .map(([, source = '']) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '')
  return [...new Set(imported)].filter((one) => !(one in declared) && !(`@types/${one}` in declared))
}

/** Returns whether a built file has a source file in the tarball, and both or neither have 'use client'. */
function isLikeItsSource(home: string, path: string): boolean {
  const stem = join(home, path.replace(/^dist/, 'src').replace(/\.js$/, ''))
  const source = [`${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(candidate))
  return source !== undefined && isClient(source) === isClient(join(home, path))
}

/** Returns whether a file is a test helper that apps do not need; ui publishes its test helpers for apps. */
function isTestOnly(name: PackageName, path: string): boolean {
  return name !== 'ui' && path.startsWith('src/testing/')
}

/** Returns whether two names differ only in case; on macOS and Windows one of the files would replace the other. */
function isSameButCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function isClient(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith("'use client'")
}

function none(label: string, found: readonly string[]): Check {
  return {
    label,
    measured: found.slice(0, 3).join(', ') || 'nothing',
    limit: 'nothing found',
    ok: found.length === 0,
  }
}
