import type { MapConfig } from '../BaseMap/MapConfig.ts'

/** A tile server that does not exist. */
export const deadTiles: MapConfig = {
  tiles: { url: 'https://tiles.invalid/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' },
}

/** Returns a map configuration with raster tiles as a data URL; they show a grid of streets. */
export function drawnTiles(): MapConfig {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 256
  const pen = canvas.getContext('2d')
  if (!pen) return deadTiles
  pen.fillStyle = '#f2efe9'
  pen.fillRect(0, 0, 256, 256)
  pen.fillStyle = '#c8facc'
  pen.fillRect(20, 150, 80, 70)
  pen.fillStyle = '#aad3df'
  pen.fillRect(170, 20, 60, 80)
  pen.fillStyle = '#ffffff'
  for (const at of [0, 124]) {
    pen.fillRect(at, 0, 8, 256)
    pen.fillRect(0, at, 256, 8)
  }
  return { tiles: { url: `${canvas.toDataURL()}#{z}/{x}/{y}`, attribution: '© OpenStreetMap' } }
}

/** Returns the URL of green satellite tiles. */
export function greenTiles() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 256
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#23402b'
  pen?.fillRect(0, 0, 256, 256)
  return { url: `${canvas.toDataURL()}#{z}/{x}/{y}` }
}
