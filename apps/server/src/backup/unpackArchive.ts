import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract, type Extract } from 'tar-stream'
import {
  BackupError,
  foreign,
  type Header,
  HEADER,
  type Manifest,
  MANIFEST,
  parseHeader,
  parseManifest,
  type StoredFile,
  TRAILER,
} from './manifest.ts'

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

/** The first bytes of a zstd file. */
const MAGIC = Buffer.from('28b52ffd', 'hex')
/** Maximum size of the header and of the manifest of an archive, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024
/** A relative path without `.` or `..`. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*\/?$/

/**
 * Unpacks an archive into an empty directory and compares every file with the manifest. Calls `check` with the header
 * before it writes any file. Throws `BackupError` with the reason if the file is not a backup, or is truncated, damaged
 * or of a newer format.
 */
export async function unpackArchive(
  file: string,
  directory: string,
  check: (header: Header) => Promise<void>,
): Promise<{ header: Header; manifest: Manifest }> {
  const end = await findEnd(file)
  const tar = extract()
  const read = pipeline(createReadStream(file, { end }), createZstdDecompress(), tar)
  read.catch(() => undefined) // Ignored here, because `unpack` rejects with the same error.
  try {
    const content = await unpack(tar, directory, check)
    await read // Reads on to the end of the compressed file: it can be damaged after the end of the tar file.
    return content
  } catch (error) {
    tar.destroy()
    // For a damaged file, the error of the decompressor says more than the error of `unpack`.
    const cause: unknown = await read.catch((reason: unknown) => reason)
    throw error instanceof BackupError ? error : isOfDisk(error) ? error : damaged(cause ?? error)
  }
}

async function unpack(
  entries: AsyncIterable<Entry>,
  directory: string,
  check: (header: Header) => Promise<void>,
) {
  const stored: StoredFile[] = []
  let header: Header | null = null
  let manifest: Manifest | null = null
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (header === null) {
      if (name !== HEADER) throw foreign()
      const text = await readText(entry)
      header = parseHeader(text)
      await check(header)
      stored.push({ path: name, size: Buffer.byteLength(text), sha256: sha256(text) })
    } else if (manifest !== null || !SAFE_PATH.test(name)) throw damaged()
    else if (name === MANIFEST) manifest = parseManifest(await readText(entry))
    else if (type === 'directory') {
      await mkdir(join(directory, name), { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file') stored.push(await writeEntry(entry, join(directory, name)))
    else throw damaged()
  }
  if (header === null) throw foreign()
  if (manifest === null) throw truncated()
  if (JSON.stringify(stored) !== JSON.stringify(manifest.files)) throw damaged()
  return { header, manifest }
}

async function writeEntry(entry: Entry, path: string): Promise<StoredFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of readChunks(entry)) {
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
  } finally {
    await handle.close()
  }
  return { path: entry.header.name, size, sha256: hash.digest('hex') }
}

function readChunks(entry: AsyncIterable<unknown>): AsyncIterable<Buffer> {
  return entry as AsyncIterable<Buffer> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: tar-stream does not type its chunks
}

async function readText(entry: Entry): Promise<string> {
  if (entry.header.size > MAX_TEXT_BYTES) throw damaged()
  const chunks: Buffer[] = []
  for await (const chunk of readChunks(entry)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Checks the first and the last bytes; returns the position of the last byte before the trailer. */
async function findEnd(file: string): Promise<number> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`The file ${file} cannot be read.`, error)
  })
  try {
    const { size } = await handle.stat()
    const head = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    if (!MAGIC.subarray(0, head.bytesRead).equals(head.buffer.subarray(0, head.bytesRead))) throw foreign()
    const start = size - TRAILER.length
    if (start <= MAGIC.length) throw truncated()
    const tail = await handle.read(Buffer.alloc(TRAILER.length), 0, TRAILER.length, start)
    if (!TRAILER.equals(tail.buffer)) throw truncated()
    return start - 1
  } finally {
    await handle.close()
  }
}

/** Returns whether the error comes from the disk, for example because it is full. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && 'syscall' in error
}

function truncated(): BackupError {
  return new BackupError('The file is truncated: its end is missing. Copy it again, or use another backup.')
}

function damaged(cause?: unknown): BackupError {
  return new BackupError(
    'The file is damaged: its content was changed. Copy it again, or use another backup.',
    cause,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
