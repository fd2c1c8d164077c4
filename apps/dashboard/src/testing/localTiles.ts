import type { MapSource } from '../config.ts'

/** Returns a map source with drawn tiles, which needs no network. */
export function localTiles(): MapSource {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 256
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no 2D canvas, which the tiles of the stories require.')
  pen.fillStyle = '#f2efe9'
  pen.fillRect(0, 0, 256, 256)
  pen.fillStyle = '#dcebd3'
  pen.fillRect(24, 144, 76, 84)
  pen.fillStyle = '#ffffff'
  for (const at of [0, 124]) {
    pen.fillRect(at, 0, 7, 256)
    pen.fillRect(0, at, 256, 7)
  }
  return {
    tiles: {
      url: `${canvas.toDataURL()}#{z}/{x}/{y}`,
      attribution: '© OpenStreetMap',
      tileSize: 256,
      maxZoom: 18,
    },
  }
}
