import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import { type PmtilesHead, writePmtilesHead } from './writePmtiles.ts'

/** A tile with its content before compression. */
export interface PlainTile {
  z: number
  x: number
  y: number
  content: string | Uint8Array
}

export function packTiles(tiles: readonly PlainTile[], head: Omit<PmtilesHead, 'entries'>): Buffer {
  const sorted = tiles
    .map(({ z, x, y, content }) => ({ tileId: zxyToTileId(z, x, y), bytes: gzipSync(content) }))
    .toSorted((a, b) => a.tileId - b.tileId)
  let offset = 0
  const entries = sorted.map(({ tileId, bytes }) => {
    const entry = { tileId, offset, length: bytes.length, runLength: 1 }
    offset += bytes.length
    return entry
  })
  return Buffer.concat([writePmtilesHead({ ...head, entries }), ...sorted.map(({ bytes }) => bytes)])
}
