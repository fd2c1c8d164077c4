import type { Map as MaplibreMap } from 'maplibre-gl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tilesId } from './mapStyle.ts'
import { type TileEvent, tileHealth, untriedTiles, watchTiles } from './watchTiles.ts'

function after(...events: TileEvent[]) {
  return events.reduce(tileHealth, untriedTiles)
}

function times(count: number, event: TileEvent) {
  return Array.from({ length: count }, () => event)
}

describe('tileHealth', () => {
  test('without a loaded tile, reports a failed map after three failed tiles', () => {
    expect(after('failed', 'failed').failed).toBe(false)
    expect(after('failed', 'failed', 'failed').failed).toBe(true)
  })

  test('after a loaded tile, ignores up to fifteen failed tiles in a row', () => {
    expect(after('loaded', ...times(15, 'failed')).failed).toBe(false)
    expect(after('loaded', ...times(15, 'failed'), 'loaded', ...times(15, 'failed')).failed).toBe(false)
  })

  test('after a loaded tile, reports a failed map only after sixteen failed tiles in a row', () => {
    expect(after('loaded', ...times(16, 'failed')).failed).toBe(true)
  })

  test('reports a failed map if the map is idle and no tile has loaded', () => {
    expect(after('settled').failed).toBe(true)
    expect(after('loaded', 'settled').failed).toBe(false)
  })

  test('forgets earlier failures after a move if no tile has loaded', () => {
    expect(after('failed', 'failed', 'moved', 'failed').failed).toBe(false)
    expect(after('loaded', 'failed', 'moved')).toEqual(after('loaded', 'failed'))
  })

  test('forgets all earlier tiles on a retry', () => {
    expect(after('failed', 'failed', 'failed', 'retry')).toEqual(untriedTiles)
  })
})

/** Calls `watchTiles` with a mock map that shows Jakarta and has one street layer. */
function setUp({ type = 'vector', onLine = false } = {}) {
  vi.stubGlobal('navigator', { onLine })
  const listeners = new Map<string, (event: object) => void>()
  const view = { zoom: 9, lng: 106.83, lat: -6.2 }
  const shown = vi.fn<(visibility: string) => void>()
  const setTiles = vi.fn<() => void>()
  const map = {
    style: {},
    on: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    getStyle: () => ({ layers: [{ id: 'streets', source: tilesId }] }),
    setLayoutProperty: (_id: string, _property: string, value: string) => shown(value),
    getSource: () => ({ type, tiles: [], setTiles }),
    getZoom: () => view.zoom,
    getCenter: () => view,
  }
  const onFailed = vi.fn<(failed: boolean) => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has the methods in use; a real map needs WebGL
  watchTiles(map as unknown as MaplibreMap, onFailed)
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event)
  return {
    shown,
    onFailed,
    setTiles,
    fail: () => [1, 2, 3].forEach(() => tell('error', { sourceId: tilesId })),
    load: () => tell('sourcedata', { sourceId: tilesId, tile: { state: 'loaded' } }),
    moveTo: (next: Partial<typeof view>) => {
      Object.assign(view, next)
      tell('moveend')
    },
  }
}

describe('watchTiles', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('shows cached streets at a new place while the browser is offline', () => {
    const { fail, load, moveTo, shown, onFailed } = setUp()
    fail()
    expect(shown).toHaveBeenLastCalledWith('none')
    moveTo({ zoom: 12, lng: 107.61, lat: -6.91 })
    expect(shown).toHaveBeenLastCalledWith('visible')
    load()
    expect(onFailed.mock.calls).toEqual([[true], [false]])
  })

  test('shows cached streets at a new place while our server is down', () => {
    const { fail, load, moveTo, shown, setTiles, onFailed } = setUp({ onLine: true })
    fail()
    moveTo({ zoom: 15, lng: 107.61, lat: -6.91 })
    expect(setTiles).toHaveBeenCalledOnce()
    expect(shown).toHaveBeenLastCalledWith('visible')
    load()
    expect(onFailed.mock.calls).toEqual([[true], [false]])
  })

  test('sends no requests to a failed raster server after a move while online', () => {
    const { fail, moveTo, shown, setTiles } = setUp({ type: 'raster', onLine: true })
    fail()
    moveTo({ zoom: 15, lng: 107.61, lat: -6.91 })
    expect(setTiles).not.toHaveBeenCalled()
    expect(shown).toHaveBeenLastCalledWith('none')
  })

  test('reports a failed map only once, even if the tiles of the next place fail too', () => {
    const { fail, moveTo, shown, onFailed } = setUp()
    fail()
    moveTo({ zoom: 12 })
    expect(shown).toHaveBeenLastCalledWith('visible')
    fail()
    expect(shown).toHaveBeenLastCalledWith('none')
    expect(onFailed.mock.calls).toEqual([[true]])
  })

  test('does not retry after a move within the same tile', () => {
    const { fail, moveTo, shown } = setUp()
    fail()
    moveTo({ lng: 106.84 })
    expect(shown).toHaveBeenLastCalledWith('none')
  })
})
