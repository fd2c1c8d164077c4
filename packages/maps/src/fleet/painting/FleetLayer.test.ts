import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import { testVehicle } from '../../testing/testVehicle.ts'
import { FleetStore } from '../store/FleetStore.ts'
import { FleetLayer } from './FleetLayer.ts'
import type { SpriteInks } from './MarkSprites.ts'

/** A canvas, a pen and an element at once: every call is accepted and drawn nowhere. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'width' || name === 'height' ? 20 : name === 'style' ? {} : anything),
  set: () => true,
  apply: () => anything,
})

class FakeCanvas {
  width = 0
  height = 0
  style = {}
  setAttribute() {}
  remove() {}
  getContext() {
    return anything
  }
  transferToImageBitmap() {
    return { width: 20, height: 20 }
  }
}

beforeEach(() => {
  const page = { hidden: false, createElement: () => new FakeCanvas() }
  vi.stubGlobal('document', { ...page, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('window', { devicePixelRatio: 1 })
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  // No frame is drawn after the first one.
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

const map = {
  on: () => {},
  off: () => {},
  getCanvasContainer: () => ({ append: () => {} }),
  getContainer: () => ({ clientWidth: 800, clientHeight: 600 }),
  getCenter: () => ({ lng: 106.8, lat: -6.2 }),
  getZoom: () => 12,
}

it('a click selects the vehicle that is drawn there, also if the fleet has changed since the last frame', () => {
  const fleet = new FleetStore()
  const positions = [testVehicle(1, 106.7, -6.2), testVehicle(2, 106.8, -6.2), testVehicle(3, 106.9, -6.2)]
  fleet.takeSnapshot({ positions, serverOffset: 0 })
  // oxlint-disable typescript/no-unsafe-type-assertion -- have what the layer uses
  const options = {
    map: map as unknown as MaplibreMap,
    inks: { status: {}, font: 'sans-serif' } as unknown as SpriteInks,
  }
  // oxlint-enable typescript/no-unsafe-type-assertion
  const layer = new FleetLayer({ ...options, fleet, countText: String })
  layer.draw()
  const drawn = layer.vehiclesAt(400, 300)
  expect(drawn).toEqual([fleet.slotOf('2')])
  fleet.takeChanges({ removed: [1], serverOffset: 0 })
  expect(layer.vehiclesAt(400, 300)).toEqual(drawn)
  layer.remove()
})
