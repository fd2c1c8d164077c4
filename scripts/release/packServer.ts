import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildDashboard } from '../buildDashboard.ts'

/** Folder for the archive, and for the directory that is packed into it. */
const OUTPUT = 'dist'
/** Files of the repository that the release contains unchanged; this script creates the others. */
const copied = ['openapi', 'deploy', 'LICENSE', 'NOTICE.md', 'apps/dashboard/dist']
const guides = [
  'deploy',
  'settings',
  'accounts',
  'audit',
  'backup',
  'import',
  'notifications',
  'operations',
  'street-map',
  'trackers',
]
/** Files that a running server does not read: tests, source maps, type declarations, and documentation of packages. */
const unused = [
  /\/node_modules\/(@[^/]+\/)?[^/]+\/(tests?|docs|examples|benchmarks?|prebuilds)$/,
  /\/node_modules\/swagger-ui-dist\/swagger-ui-(es-bundle|es-bundle-core|standalone-preset)\.js$/,
  /\/node_modules\/(?!.*licen[cs]e)[^]*(\.map|\.d\.[cm]?ts|\.md)$/i,
  /\/node_modules\/\.(bin|modules\.yaml|package-map\.json|pnpm-workspace-state.*)$/,
  /\/deploy\/checks$/,
  /\/src\/testing$|\/src\/.*\.test\.ts$/,
  /\/apps\/server\/(README\.md|tsconfig\.json|pnpm-(lock|workspace)\.yaml)$/,
]

/** The archive of a release. */
export interface ServerRelease {
  name: string
  /** Path of the archive. */
  archive: string
}

/** Builds the archive of the server: dashboard, server, the packages that it needs, and an entry file. */
export function packServer(): ServerRelease {
  buildDashboard()
  const name = `sikud-server-${readJson('apps/server/package.json').version}`
  const folder = join(OUTPUT, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  installServer(join(folder, 'apps/server'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  for (const guide of guides) cpSync(`docs/${guide}.md`, join(folder, `docs/${guide}.md`))
  cpSync('scripts/release/server.js', join(folder, 'server.js'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2))
  prune(folder)
  const archive = `${folder}.tar.gz`
  // The files in the archive belong to root, so that no other account of the target machine can change the program.
  execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', OUTPUT, name])
  return { name, archive }
}

/** Copies the server and installs its packages without development packages, in plain directories without links. */
function installServer(folder: string): void {
  const settings = ['--config.node-linker=hoisted', '--config.inject-workspace-packages=true']
  const rest = ['--prod', '--prefer-offline', '--reporter=silent', ...settings, folder]
  execFileSync('pnpm', ['--filter', 'server', 'deploy', ...rest], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the package.json of the release: the commands that run a file of the server's `cli` work there too. */
function manifest() {
  const prefix = 'node scripts/run.mjs '
  const commands = Object.entries(readJson('package.json').scripts)
    .filter(([, command]) => command.includes(' apps/server/src/cli/'))
    .map(([name, command]) => [name, command.replace(prefix, '')])
  const { version } = readJson('apps/server/package.json')
  return {
    name: 'sikud-server',
    version,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: { start: 'node server.js', ...Object.fromEntries(commands) },
  }
}

function prune(folder: string): void {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry)
    if (unused.some((pattern) => pattern.test(path))) rmSync(path, { recursive: true })
    else if (statSync(path).isDirectory()) prune(path)
  }
}

function readJson(path: string): { version: string; scripts: Record<string, string> } {
  return JSON.parse(readFileSync(path, 'utf8'))
}

if (import.meta.main) {
  const { archive } = packServer()
  if (!existsSync(archive)) throw new Error(`${archive} is missing.`)
  console.log(`${archive}: ${(statSync(archive).size / 2 ** 20).toFixed(1)} MB`)
}
