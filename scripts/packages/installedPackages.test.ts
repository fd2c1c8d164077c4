import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultsOf, installedPackages } from './installedPackages.ts'

describe('the check of installed packages', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sikud-installed-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Writes packages as npm installs them; returns the faults. */
  function faults(manifests: Record<string, object>, files: readonly string[] = []) {
    const paths = Object.keys(manifests).map((name) => `node_modules/${name}`)
    for (const [name, manifest] of Object.entries(manifests)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true })
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, ...manifest }))
    }
    for (const file of files) writeFileSync(join(folder, 'node_modules', file), '')
    const lock = { packages: Object.fromEntries(paths.map((path) => [path, {}])) }
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(lock))
    return installedPackages(folder).flatMap(faultsOf)
  }

  it.each<[string, object]>([
    ['permissive', { license: 'MIT' }],
    ['one of two', { license: '(GPL-3.0 OR MIT)' }],
    ['both of two', { license: 'MIT AND Zlib' }],
    ['in the old form', { licenses: [{ type: 'BSD-3-Clause' }] }],
  ])('accepts a licence that is %s', (_, manifest) => {
    expect(faults({ one: manifest })).toEqual([])
  })

  it.each<[string, object, string]>([
    ['has conditions', { license: 'GPL-3.0-only' }, 'GPL-3.0-only'],
    [
      'has conditions beside a permissive one',
      { license: 'MIT AND Hippocratic-2.1' },
      'MIT AND Hippocratic-2.1',
    ],
    ['is missing', {}, 'none'],
    ['is in a file', { license: 'SEE LICENSE IN LICENSE' }, 'SEE LICENSE IN LICENSE'],
  ])('names a package whose licence %s', (_, manifest, licence) => {
    expect(faults({ one: manifest })).toEqual([`one: licence ${licence}`])
  })

  it('does not ask for the licence of our packages', () => {
    expect(faults({ '@sikud/ui': { license: 'SEE LICENSE IN LICENSE' } })).toEqual([])
  })

  it('names a package that runs or compiles code at the installation', () => {
    const license = 'MIT'
    const found = faults(
      { one: { license, scripts: { postinstall: 'node telemetry.js', test: 'x' } }, two: { license } },
      ['two/binding.gyp'],
    )
    expect(found).toEqual(['one: script postinstall', 'two: binding.gyp'])
  })
})
