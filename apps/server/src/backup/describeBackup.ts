import type { CheckedDatabase } from './checkDatabase.ts'
import type { BackupSource, MadeBackup } from './makeBackup.ts'
import type { Header } from './manifest.ts'
import type { KeySource } from '../security/factors/secretKey.ts'
import { locateKey, type SealState } from './seal.ts'
import type { RestoredBackup } from './restoreBackup.ts'
import type { VerifiedBackup } from './verifyBackup.ts'

const number = new Intl.NumberFormat('en')

export function describeMade(
  { file, bytes, rows, tables, secretKey }: MadeBackup,
  durationMs: number,
): string {
  const size =
    bytes < 1e6
      ? `${number.format(Math.ceil(bytes / 1e3))} kB`
      : `${number.format(Math.round(bytes / 1e6))} MB`
  const seconds = (durationMs / 1_000).toFixed(1)
  return [
    `Backup: ${file}`,
    `${size}, ${number.format(rows)} rows of ${tables} tables, in ${seconds} s. Check it with: npm run verify -- ${file}`,
    keyNote[secretKey],
  ].join('\n')
}

const keyNote: Record<Header['secretKey'], string> = {
  inside: 'The secret key is inside: keep the file as safe as the server.',
  setting: 'The secret key (SECRET_KEY) is not inside: keep it apart. Without it second factors are lost.',
  none: 'The secret key is not inside: this server has none.',
}

export function describeRestored(restored: RestoredBackup, target: BackupSource): string {
  const place = target.databaseUrl ? 'the database of DATABASE_URL' : target.dataDir
  return [
    `Restored the backup of ${restored.header.madeAt} into ${place}.`,
    `Checked: ${describeChecked(restored)}.`,
    `Deleted: ${restored.forgotten.join(', ')}. Everybody signs in again.`,
    ...warnOfKey(restored.header, target),
    ...warnOfSeal(restored, target),
  ].join('\n')
}

export function describeVerified(verified: VerifiedBackup, target: KeySource): string {
  return [
    `The backup of ${verified.header.madeAt} can be restored: ${describeChecked(verified)}.`,
    keyNote[verified.header.secretKey],
    ...warnOfSeal(verified, target),
  ].join('\n')
}

function describeChecked({ rows, tables, foreignKeys, auditEntries }: CheckedDatabase): string {
  const audit =
    auditEntries === null ? 'no audit log' : `${number.format(auditEntries)} entries of the audit log`
  return `${number.format(rows)} rows of ${tables} tables, ${foreignKeys} foreign keys, ${audit}`
}

/** Does not trust the header, which a person who changed the backup could have changed too. */
function warnOfSeal({ seal }: { seal: SealState }, { dataDir, secretKey }: KeySource): string[] {
  if (seal === 'key' || (seal === 'hash' && locateKey(dataDir, secretKey) === 'none')) return []
  return [`WARNING: nobody can prove that the backup was not changed: ${sealNote[seal]}.`]
}

const sealNote: Record<Exclude<SealState, 'key'>, string> = {
  none: 'it has no seal. A release from before the seal made it, or somebody removed the seal',
  hash: 'its seal has no signature of the secret key',
  foreign: 'it was sealed with a secret key that is not here',
}

function warnOfKey({ secretKey }: Header, target: BackupSource): string[] {
  const isHere = locateKey(target.dataDir, target.secretKey) !== 'none'
  if (isHere || secretKey === 'none') return []
  return [
    'WARNING: the secret key is not in the backup, and SECRET_KEY is not set. Second factors are lost unless you set SECRET_KEY to the key of the old server before the start. If nobody has that key any more: npm run accept-key',
  ]
}
