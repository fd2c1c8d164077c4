import { open, rename, stat, truncate, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { EtagMismatch, type Source } from 'pmtiles'
import { StreetFileError } from './openStreetFile.ts'
import type { CutPlan, TileContent } from './planCut.ts'

const CHUNK_BYTES = 4 * 1024 * 1024
/**
 * If the gap between two tiles in the source is at most this many bytes, one request reads both tiles and the gap. A
 * second request would take longer.
 */
const GAP_BYTES = 64 * 1024
const RETRIES_MS = [1_000, 4_000, 10_000]

interface CopyOptions {
  source: Source
  plan: CutPlan
  /** Path of the new file. Until the file is complete, its name ends with `.part`. */
  path: string
  /** Called after each request to the source, with the number of bytes that the new file has so far. */
  onProgress?: (bytes: number) => void
  retriesMs?: readonly number[]
}

/** Copies the tiles of a plan to a new file. Continues the `.part` file of an earlier copy of the same tiles. */
export async function copyTiles({ source, plan, path, onProgress, retriesMs = RETRIES_MS }: CopyOptions) {
  const part = `${path}.part`
  let written = await resume(part, plan)
  const file = await open(part, 'a')
  try {
    for (const chunk of chunksOf(plan, written)) {
      const [first, last] = [chunk[0], chunk.at(-1)]
      if (!first || !last) continue
      const range = { offset: first.from, length: last.from + last.length - first.from, etag: plan.etag }
      const bytes = await fetchRange(source, range, retriesMs)
      const parts = chunk.map(({ from, length }) =>
        bytes.subarray(from - first.from, from - first.from + length),
      )
      await file.appendFile(Buffer.concat(parts))
      written += parts.reduce((sum, { length }) => sum + length, 0)
      onProgress?.(written)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}

/** Truncates a `.part` file after its last complete tile, or starts a new one; returns the size of the file. */
async function resume(part: string, { head, contents }: CutPlan): Promise<number> {
  const size = (await stat(part).catch(() => null))?.size ?? 0
  if (size < head.length || !(await beginsWith(part, head))) {
    await writeFile(part, head)
    return head.length
  }
  let end = head.length
  for (const { length } of contents) {
    if (end + length > size) break
    end += length
  }
  await truncate(part, end)
  return end
}

async function beginsWith(path: string, head: Buffer): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(head.length), 0, head.length, 0)
    return buffer.equals(head)
  } finally {
    await file.close()
  }
}

/** Groups the tile contents that are not yet written; one request reads each group. */
function chunksOf({ head, contents }: CutPlan, written: number): TileContent[][] {
  const chunks: TileContent[][] = []
  let end = head.length
  for (const content of contents) {
    end += content.length
    if (end <= written) continue
    const chunk = chunks.at(-1)
    const [first, last] = [chunk?.[0], chunk?.at(-1)]
    const isNear = last !== undefined && content.from - (last.from + last.length) <= GAP_BYTES
    const fits = first !== undefined && content.from + content.length - first.from <= CHUNK_BYTES
    if (chunk && isNear && fits) chunk.push(content)
    else chunks.push([content])
  }
  return chunks
}

interface Range {
  offset: number
  length: number
  etag: string | undefined
}

async function fetchRange(source: Source, { offset, length, etag }: Range, retriesMs: readonly number[]) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { data } = await source.getBytes(offset, length, undefined, etag)
      if (data.byteLength === length) return Buffer.from(data)
      throw new Error(`the source sent ${String(data.byteLength)} of ${String(length)} bytes`)
    } catch (error) {
      if (error instanceof EtagMismatch) throw new StreetFileError('has changed meanwhile: start again')
      const pause = retriesMs[attempt]
      if (pause === undefined) throw error
      await wait(pause)
    }
  }
}
