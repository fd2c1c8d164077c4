import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pack, packages, root, sourceOf, tarballOf } from './packages.ts'

/** Files that `changeset version` can create; a snapshot removes them again. */
const changelogs = ':(glob)**/CHANGELOG.md'

function run(command: string, ...rest: string[]) {
  return execFileSync(command, rest, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
}

/**
 * `npm run release:packages`: makes the next version from the changesets and commits it, packs the packages into
 * `dist`, and tags the commit. With `--snapshot` it packs a version of this branch, and leaves the repository as it was.
 */
async function main() {
  const { values } = parseArgs({ options: { snapshot: { type: 'boolean', default: false } } })
  expectClean('Commit or stash the changes first')
  if (values.snapshot) await packSnapshot()
  else await release()
}

async function release() {
  const isPending = readdirSync(join(root, '.changeset')).some((file) => /^(?!README).*\.md$/.test(file))
  if (isPending) {
    run('changeset', 'version')
    run('git', 'add', '--all')
    run('git', 'commit', '--quiet', '--message', `chore(release): version ${version()}`)
  }
  const tag = `v${version()}`
  if (run('git', 'tag', '--list', tag) !== '')
    refuse(`${tag} exists. Describe the changes since then with \`npx changeset\`.`)
  const tarballs = await packInto(`dist/packages-${version()}`)
  expectClean('The build changed these files: run `npm run generate` and commit them')
  run('git', 'tag', '--annotate', tag, '--message', `SIKUD ${version()}`)
  console.log(`
${tag} is the last commit.
1. Read the changelogs in packages/*/CHANGELOG.md. To change them: git tag --delete ${tag}, edit, commit, run this again.
2. git push --follow-tags
3. Give the tarballs to the apps: npm install ${tarballs.join(' ')}
4. npm run release:server makes the archive of the server.`)
}

async function packSnapshot() {
  const branch = run('git', 'branch', '--show-current').replace(/[^\da-z]+/gi, '-')
  try {
    run('changeset', 'version', '--snapshot', branch || 'detached')
    const tarballs = await packInto(`dist/packages-${version()}`)
    console.log(`\nTry it in an app: npm install ${tarballs.join(' ')}`)
  } finally {
    run('git', 'restore', '--staged', '--worktree', '.')
    run('git', 'clean', '--force', '--quiet', '--', changelogs)
  }
}

/** Builds and packs the packages; returns the paths of the tarballs, named as npm names them. */
async function packInto(folder: string): Promise<string[]> {
  const target = join(root, folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  await pack()
  return packages.map((name) => {
    const path = join(target, `sikud-${name}-${version()}.tgz`)
    copyFileSync(tarballOf(name), path)
    return path
  })
}

/** Returns the version of the packages, which is the same for all. */
function version(): string {
  return JSON.parse(readFileSync(join(sourceOf('api'), 'package.json'), 'utf8')).version
}

function expectClean(otherwise: string) {
  const changed = run('git', 'status', '--porcelain')
  if (changed !== '') refuse(`${otherwise}:\n${changed}`)
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

await main()
