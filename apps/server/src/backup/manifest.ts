import { isPlainObject } from '../parse/isPlainObject.ts'
import type { RowCounts } from './countRows.ts'

/** The error of a backup or restore that cannot continue; the message gives the reason and the next step. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}

/** The version of the archive format; this release rejects archives with a higher version. */
export const FORMAT = 1
/** Names of the first and the last entry of an archive. */
export const HEADER = 'sikud-backup.json'
export const MANIFEST = 'manifest.json'
/** Name of the entry with the data: `FOLDER` has the files of an embedded database, `DUMP` is the output of pg_dump. */
export const FOLDER = 'database'
export const DUMP = 'database.dump'

/**
 * The last bytes of an archive: a skippable frame of zstd, which other programs ignore. Without this frame, a
 * decompressor may not notice that the last bytes of a file are missing.
 */
export const TRAILER = Buffer.concat([Buffer.from('502a4d1809000000', 'hex'), Buffer.from('SIKUD END')])

/** The first entry of an archive; describes the content. */
export interface Header {
  format: number
  kind: 'embedded' | 'postgresql'
  postgres: number
  madeAt: string
  /** Migrations that have run in the database, with their checksums. */
  migrations: { name: string; checksum: string }[]
  /** Where the key that encrypts second factors is: in the archive, in a setting of the server, or nowhere. */
  secretKey: 'inside' | 'setting' | 'none'
  /** The check value of the key with which second factors in the database were encrypted; older releases omit it. */
  keyCheck?: string | null
}

export interface StoredFile {
  path: string
  size: number
  sha256: string
}

/** The last entry of an archive; lists the files and rows that it must contain. A truncated file has no manifest. */
export interface Manifest extends Counted {
  files: StoredFile[]
  /** Older releases omit it. */
  seal?: Seal
}

export interface Seal {
  sha256: string
  /** The same as an HMAC with the secret key of the server, and the check value of that key. */
  hmac?: string
  key?: string
}

/** Number of rows of each table, at the time of the backup. */
export interface Counted {
  tables: RowCounts
  /** Minimum number of rows of each table that is too large to count in one statement. */
  atLeast: RowCounts
}

/** Parses the first entry; throws `BackupError` unless this release can read the archive. */
export function parseHeader(text: string): Header {
  const value = parse(text)
  if (isPlainObject(value) && typeof value.format === 'number' && value.format > FORMAT) {
    throw new BackupError(
      'The file was made by a newer release of SIKUD. Update SIKUD, then restore it again.',
    )
  }
  if (!isHeader(value)) throw foreign()
  return value
}

export function parseManifest(text: string): Manifest {
  const value = parse(text)
  if (!isManifest(value)) {
    throw new BackupError('The file is damaged: its manifest is unreadable. Use another backup.')
  }
  return value
}

function isHeader(value: unknown): value is Header {
  return isPlainObject(value) && typeof value.format === 'number' && Array.isArray(value.migrations)
}

function isManifest(value: unknown): value is Manifest {
  return (
    isPlainObject(value) &&
    Array.isArray(value.files) &&
    isPlainObject(value.tables) &&
    isPlainObject(value.atLeast) &&
    (value.seal === undefined || (isPlainObject(value.seal) && typeof value.seal.sha256 === 'string'))
  )
}

export function foreign(): BackupError {
  return new BackupError('The file is not a backup of SIKUD.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
