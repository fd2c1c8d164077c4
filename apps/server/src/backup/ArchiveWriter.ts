import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { appendFile, type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { type Counted, MANIFEST, type StoredFile, TRAILER } from './manifest.ts'
import { sealManifest } from './seal.ts'

const CHUNK_BYTES = 256 * 1024
const COMPRESSION = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
}

/** Writes a tar file compressed with zstd, and the manifest of its files. Only the owner of the file can read it. */
export class ArchiveWriter {
  private readonly tar = pack()
  private readonly files: StoredFile[] = []
  private readonly written: Promise<void>
  private readonly path: string

  /** Creates the file; it must not exist. */
  constructor(path: string) {
    this.path = path
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    this.written = pipeline(this.tar, createZstdCompress(COMPRESSION), file)
    this.written.catch(() => undefined) // Ignored here: each later write, and `finish`, rejects with this error.
  }

  addDirectory(path: string): void {
    this.tar.entry({ name: `${path}/`, type: 'directory', mode: 0o700 })
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(path, bytes.length, [bytes])
  }

  /**
   * Adds a file from the disk; returns null if it no longer exists. The copy has the size that the file had at the
   * call, even if another process changes the file during the copy. Copies only the first `validBytes` bytes, and
   * writes zeros instead of the rest.
   */
  async addFile(path: string, from: string, validBytes = Infinity): Promise<StoredFile | null> {
    const handle = await open(from).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
    if (!handle) return null
    try {
      const { size } = await handle.stat()
      return await this.add(path, size, readExactly(handle, size, validBytes))
    } finally {
      await handle.close()
    }
  }

  /** Writes the manifest, sealed with the secret key if there is one, and waits until the archive is on the disk. */
  async finish(counted: Counted, key: Buffer | null): Promise<void> {
    const content = { files: this.files, ...counted }
    await this.addText(MANIFEST, JSON.stringify({ ...content, seal: sealManifest(content, key) }))
    this.tar.finalize()
    await this.written
    await appendFile(this.path, TRAILER, { flush: true })
  }

  /** Stops writing; the caller deletes the file. */
  async abort(): Promise<void> {
    this.tar.destroy()
    await this.written.catch(() => undefined)
  }

  private async add(
    path: string,
    size: number,
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<StoredFile> {
    const entry = this.tar.entry({ name: path, size, mode: 0o600 })
    const hash = createHash('sha256')
    for await (const chunk of chunks) {
      hash.update(chunk)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), this.written])
    }
    const finished = once(entry, 'finish')
    entry.end(undefined)
    await Promise.race([finished, this.written])
    const stored = { path, size, sha256: hash.digest('hex') }
    this.files.push(stored)
    return stored
  }
}

/** Yields `size` bytes; zeros replace the missing bytes of a file that got shorter. */
async function* readExactly(handle: FileHandle, size: number, validBytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size;) {
    const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, size - position))
    const wanted = Math.max(0, Math.min(buffer.length, validBytes - position))
    for (let filled = 0; filled < wanted;) {
      const { bytesRead } = await handle.read(buffer, filled, wanted - filled, position + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    yield buffer
    position += buffer.length
  }
}
