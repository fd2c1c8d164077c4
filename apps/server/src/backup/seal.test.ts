import { expect, it } from 'vitest'
import { describeVerified } from './describeBackup.ts'
import type { Header } from './manifest.ts'
import { checkSeal, sealManifest, type SealState } from './seal.ts'

const key = Buffer.alloc(32, 1)
const KEY_CHECK = 'secret_key_check'

/** Returns a manifest with these counts. */
const manifestOf = (tables: Record<string, number>, atLeast: Record<string, number> = {}) => ({
  files: [],
  tables,
  atLeast,
})
const sealed = (content: ReturnType<typeof manifestOf>) => ({ ...content, seal: sealManifest(content, null) })

it.each([
  ['a removed seal', manifestOf({ [KEY_CHECK]: 0 })],
  ['a removed seal and a minimum number', manifestOf({}, { [KEY_CHECK]: 0 })],
  ['a removed signature', sealed(manifestOf({ [KEY_CHECK]: 1 }))],
  ['a removed signature and a minimum number', sealed(manifestOf({}, { [KEY_CHECK]: 0 }))],
])('Y05: %s is refused', (_case, manifest) => {
  expect(() => checkSeal(manifest, [key])).toThrow('was changed')
  expect(() => checkSeal(manifest, [null])).toThrow('was changed')
})

it('Y05: a backup from before the seal, or of a server without a key, is accepted', () => {
  expect(checkSeal(manifestOf({ device: 1 }), [key])).toBe('none')
  expect(checkSeal(sealed(manifestOf({ [KEY_CHECK]: 0 })), [null])).toBe('hash')
})

const header: Header = {
  format: 1,
  kind: 'embedded',
  postgres: 18,
  madeAt: '2026-11-28T00:00:00Z',
  migrations: [],
  secretKey: 'none',
}
const describeSeal = (seal: SealState, secretKey?: string) =>
  describeVerified(
    { header, seal, rows: 1, tables: 1, foreignKeys: 1, auditEntries: 1 },
    { dataDir: '/none', secretKey },
  )

it('Y05: a backup without a signature warns if the server has a key, whatever its header says', () => {
  expect(describeSeal('hash')).not.toContain('WARNING')
  expect(describeSeal('hash', 'a key of the tests with 32 letters')).toContain('WARNING: nobody can prove')
})

it('Y05: the warning does not claim that an older release made a backup without a seal', () => {
  expect(describeSeal('none')).toMatch(/WARNING: nobody can prove .* or somebody removed the seal/)
})
