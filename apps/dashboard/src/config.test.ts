import { describe, expect, it } from 'vitest'
import { defaultConfig, loadConfig, readConfig } from './config.ts'

function answering(body: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(body, { status }))
}

describe('loadConfig', () => {
  it('uses the defaults when /config.json is missing', async () => {
    expect(await loadConfig(answering('<!doctype html>', 404))).toEqual(defaultConfig)
  })

  it('uses the defaults when a static host returns the HTML page instead of /config.json', async () => {
    expect(await loadConfig(answering('<!doctype html><title>SIKUD</title>'))).toEqual(defaultConfig)
  })

  it('uses the defaults without a network', async () => {
    expect(await loadConfig(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(defaultConfig)
  })

  it('reads the URL of the API, the features and the tracker ports from /config.json', async () => {
    const config = await loadConfig(
      answering(
        JSON.stringify({
          apiBaseUrl: 'https://api.contoh.co.id/api/v1/',
          features: ['sessionEnd'],
          trackerPorts: { osmand: 6055, gt06: null },
          speedLimitKmh: 60,
        }),
      ),
    )
    expect(config.apiBaseUrl).toBe('https://api.contoh.co.id/api/v1')
    expect([...config.features]).toEqual(['sessionEnd'])
    expect(config.trackerPorts).toEqual({ osmand: 6055, gt06: null })
    expect(config.speedLimitKmh).toBe(60)
  })
})

describe('readConfig', () => {
  it.each([null, [], 'x', 7, {}])('reads %j as the defaults', (raw) => {
    expect(readConfig(raw)).toEqual(defaultConfig)
  })

  it('replaces each malformed value by its default', () => {
    const config = readConfig({
      apiBaseUrl: 'javascript:alert(1)',
      features: ['timedTrips', 3, null],
      map: { tiles: { url: 7 } },
      geocoder: '//elsewhere.test',
      externalMap: 'https://peta.test/?q=here',
      trackerPorts: 5055,
      push: 'yes',
      speedLimitKmh: 900,
    })
    expect(config).toEqual({ ...defaultConfig, features: new Set(['timedTrips']) })
  })

  it('adds the defaults for values that a tile source omits', () => {
    expect(readConfig({ map: { tiles: { url: 'https://ubin.test/{z}/{x}/{y}.png' } } }).map).toEqual({
      tiles: { url: 'https://ubin.test/{z}/{x}/{y}.png', attribution: '', tileSize: 256, maxZoom: 18 },
    })
  })

  it('keeps a street map with four bounds, and ignores one with other bounds or an unsafe URL', () => {
    const streets = { tiles: '/map/1/{z}/{x}/{y}', bounds: [95, -11, 141, 6], minZoom: 0, maxZoom: 14 }
    expect(readConfig({ map: { tiles: null, streets } }).map).toEqual({ streets })
    for (const bad of [
      { tiles: 'javascript:x' },
      { bounds: [1, 2, 3] },
      { bounds: [1, 2, 3, null] },
      { bounds: 'x' },
    ])
      expect(readConfig({ map: { tiles: null, streets: { ...streets, ...bad } } }).map).toEqual({
        tiles: null,
      })
  })

  it('keeps satellite tiles together with streets or a style, and ignores an unsafe URL', () => {
    const satellite = { url: 'https://foto.test/{z}/{x}/{y}.jpg', attribution: '© Foto' }
    const kept = { ...satellite, tileSize: 256, maxZoom: 18 }
    expect(readConfig({ map: { tiles: null, satellite } }).map).toEqual({ tiles: null, satellite: kept })
    expect(readConfig({ map: { styleUrl: '/gaya.json', satellite } }).map.satellite).toEqual(kept)
    expect(readConfig({ map: { tiles: null, satellite: { url: 'javascript:x' } } }).map).toEqual({
      tiles: null,
    })
  })

  it('prefers a style over tiles', () => {
    const map = { styleUrl: '/peta/gaya.json', tiles: { url: 'https://ubin.test/{z}/{x}/{y}.png' } }
    expect(readConfig({ map }).map).toEqual({ styleUrl: '/peta/gaya.json' })
  })
})
