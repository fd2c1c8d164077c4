import { describe, expect, test } from 'vitest'
import type { MapColours } from '../look/mapColours.ts'
import { mapStyle, mergeStyle, satelliteId, tilesId } from './mapStyle.ts'

const bounds: [number, number, number, number] = [95, -11, 141, 6]
const colours: MapColours = {
  dark: false,
  status: { moving: '#000', idle: '#000', parked: '#000', offline: '#000' },
  speedBands: [],
  casing: '#000',
  remaining: '#000',
  land: '#eee',
  water: '#ccf',
  outline: '#999',
}

describe('mapStyle', () => {
  test('uses 256 px tiles of OpenStreetMap up to zoom 18 by default', () => {
    expect(mapStyle({}, colours, '/outline', 'Sans').sources[tilesId]).toMatchObject({
      tileSize: 256,
      maxzoom: 18,
    })
  })

  test('puts the land outline below the tiles', () => {
    const layers = mapStyle({}, colours, '/outline', 'Sans').layers.map(({ id }) => id)
    expect(layers.at(0)).toBe('sikud-water')
    expect(layers.at(-1)).toBe(tilesId)
  })

  test('puts a hidden layer of satellite tiles above the streets and below their labels', () => {
    const streets = { tiles: 'https://peta.test/{z}/{x}/{y}', bounds, minZoom: 0, maxZoom: 14 }
    const satellite = { url: 'https://foto.test/{z}/{x}/{y}.jpg', attribution: '© Foto' }
    const { layers, sources } = mapStyle({ streets, satellite }, colours, '/outline', 'Sans')
    const at = layers.findIndex(({ id }) => id === satelliteId)
    expect(layers[at]?.layout).toEqual({ visibility: 'none' })
    expect(layers.slice(0, at).some(({ type }) => type === 'symbol')).toBe(false)
    expect(layers.slice(at + 1).every(({ type }) => type === 'symbol')).toBe(true)
    expect(sources[satelliteId]).toMatchObject({ attribution: '© Foto' })
  })

  test('has no raster tiles if the deployment sets the URL of its own style', () => {
    expect(
      mapStyle({ styleUrl: '/style.json' }, colours, '/outline', 'Sans').sources[tilesId],
    ).toBeUndefined()
  })
})

describe('mergeStyle', () => {
  const own = mapStyle({ styleUrl: '/style.json' }, colours, '/outline', 'Sans')
  const drawn = { id: 'sikud-trip', type: 'line' as const, source: 'sikud-trip' }
  const base = {
    version: 8 as const,
    glyphs: '/fonts',
    sources: {},
    layers: [
      { id: 'paper', type: 'background' as const },
      { id: 'roads', type: 'line' as const, source: 'streets' },
    ],
  }

  test('keeps the land outline below the style of a deployment, and the layers of the app above it', () => {
    const merged = mergeStyle({ ...own, layers: [...own.layers, drawn] }, base)
    const ids = merged.layers.map(({ id }) => id)
    expect(ids.indexOf('sikud-coast')).toBeLessThan(ids.indexOf('roads'))
    expect(ids.at(-1)).toBe('sikud-trip')
    expect(merged.glyphs).toBe('/fonts')
  })

  test('drops a background that would hide the land outline', () => {
    expect(mergeStyle(own, base).layers.map(({ id }) => id)).not.toContain('paper')
  })
})
