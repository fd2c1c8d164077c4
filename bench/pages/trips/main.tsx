import { MapLibreOverlay } from '@deck.gl/maplibre'
import { ScatterplotLayer, TripsLayer } from 'deck.gl'
import { Map, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { root } from '../root.ts'

declare global {
  interface Window {
    /** Draws `count` frames, each at the next point; resolves when the last frame is drawn. */
    takeSteps?: (count: number) => Promise<void>
  }
}

setWorkerUrl(workerUrl)
root().style.cssText = 'width: 1000px; height: 500px'

// The same request as that of our player.
const response = await fetch('/api/v1/gps/session')
const answer: { data: { points: { lat: number; lng: number }[] }[] } = await response.json()
const points = answer.data[0]?.points ?? []
const last = points.at(-1) ?? { lat: 0, lng: 0 }
const path = new Float32Array(points.length * 2)
const seconds = new Float32Array(points.length)
points.forEach(({ lat, lng }, index) => {
  path.set([lng, lat], index * 2)
  seconds[index] = index * 5
})
const data = {
  length: 1,
  startIndices: new Uint32Array([0, points.length]),
  attributes: { getPath: { value: path, size: 2 }, getTimestamps: { value: seconds, size: 1 } },
}

let drawn = () => {}
const overlay = new MapLibreOverlay({ interleaved: false, layers: [], onAfterRender: () => drawn() })
const map = new Map({ container: root(), style: '/style.json', center: [last.lng, last.lat], zoom: 13 })
map.addControl(overlay)

/** The simplest player: the path stays on the GPU; only the time and one marker change. */
function show(index: number) {
  const { lng, lat } = points[index] ?? last
  overlay.setProps({
    layers: [
      new TripsLayer({
        id: 'trip',
        // deck.gl's types lack binary data for this layer
        data: data as never, // oxlint-disable-line typescript/no-unsafe-type-assertion -- as above
        _pathType: 'open',
        getColor: [11, 122, 117],
        getWidth: 4,
        widthUnits: 'pixels',
        trailLength: points.length * 5,
        currentTime: index * 5,
      }),
      new ScatterplotLayer({
        id: 'marker',
        data: [[lng, lat]],
        getPosition: (position: [number, number]) => position,
        getRadius: 8,
        radiusUnits: 'pixels',
        getFillColor: [17, 32, 42],
      }),
    ],
  })
}

let index = Math.max(0, points.length - 200)
map.once('load', () => {
  show(index)
  window.takeSteps = async (count) => {
    for (let step = 0; step < count; step += 1) {
      index = Math.min(index + 1, points.length - 1)
      const done = new Promise<void>((resolve) => {
        drawn = resolve
      })
      show(index)
      await done
    }
    drawn = () => {}
  }
})
