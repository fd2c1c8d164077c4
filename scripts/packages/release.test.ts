import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const names = ['api', 'ui', 'maps']

describe('npm run release:packages', () => {
  let folder = ''
  const git = (...rest: string[]) => execFileSync('git', rest, { cwd: folder, encoding: 'utf8' }).trim()
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const packed = () =>
    existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist'), { recursive: true }) : []

  // A repository with packages that need no build, the settings of this one, and its script.
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sikud-release-'))
    for (const path of ['.changeset', 'scripts/packages', ...names.map((name) => `packages/${name}`)])
      mkdirSync(join(folder, path), { recursive: true })
    for (const path of [
      '.changeset/config.json',
      'scripts/packages/changelog.ts',
      'scripts/packages/packages.ts',
      'scripts/packages/release.ts',
    ])
      cpSync(join(root, path), join(folder, path))
    write('package.json', '{ "private": true }')
    write(
      'pnpm-workspace.yaml',
      'packages: [packages/*, apps/*]\npmOnFail: ignore\nverifyDepsBeforeRun: false\n',
    )
    write('.gitignore', 'node_modules\ndist\n.packs\n')
    for (const name of names) write(`packages/${name}/package.json`, manifest(`@sikud/${name}`))
    for (const name of ['dashboard', 'server']) {
      mkdirSync(join(folder, 'apps', name), { recursive: true })
      write(`apps/${name}/package.json`, manifest(name))
    }
    write('.changeset/new-list.md', "---\n'@sikud/ui': minor\n---\n\nA new list.\n")
    git('init', '--quiet', '--initial-branch', 'feat/new-list')
    git('config', 'user.name', 'Test')
    git('config', 'user.email', 'test@sikud.test')
    commit()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function commit() {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'test')
  }

  function release(...rest: string[]) {
    const script = join(folder, 'scripts/packages/release.ts')
    const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...rest], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    })
    return { status, output: stdout + stderr }
  }

  it('versions, packs and tags, and does nothing twice', () => {
    expect(release()).toMatchObject({ status: 0, output: expect.stringContaining('git push --follow-tags') })
    expect(git('describe', '--exact-match')).toBe('v0.2.0')
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): version 0.2.0')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('ls-files', '.changeset')).toBe('.changeset/config.json')
    expect(readFileSync(join(folder, 'packages/ui/CHANGELOG.md'), 'utf8')).toContain('- A new list.')
    expect(packed()).toEqual(
      expect.arrayContaining(names.map((name) => join('packages-0.2.0', `sikud-${name}-0.2.0.tgz`))),
    )
    expect(release()).toMatchObject({ status: 1, output: expect.stringContaining('v0.2.0 exists') })
  }, 60_000)

  it('refuses changes that are not committed', () => {
    write('note.txt', 'unfinished')
    expect(release()).toMatchObject({ status: 1, output: expect.stringContaining('note.txt') })
    expect(release('--snapshot')).toMatchObject({ status: 1, output: expect.stringContaining('note.txt') })
    expect(git('tag')).toBe('')
    expect(packed()).toEqual([])
  }, 60_000)

  it('packs a snapshot with the names of branch and commit, and leaves the repository as it was', () => {
    const version = `0.2.0-feat-new-list-${git('rev-parse', 'HEAD').slice(0, 7)}`
    expect(release('--snapshot')).toMatchObject({ status: 0 })
    expect(packed()).toContain(join(`packages-${version}`, `sikud-ui-${version}.tgz`))
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag')).toBe('')
    expect(git('ls-files', '.changeset')).toContain('new-list.md')
    expect(existsSync(join(folder, 'packages/ui/CHANGELOG.md'))).toBe(false)
  }, 60_000)
})

function manifest(name: string): string {
  return JSON.stringify({ name, version: '0.1.0', private: !name.startsWith('@') })
}
