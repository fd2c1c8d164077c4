import { readFileSync } from 'node:fs'
import { bearing } from '../measure/distance.ts'
import { createRoutePath, locate, reversePath, type RoutePath } from './RoutePath.ts'

/** A drawn main road of Jakarta, ready to be driven in both directions. */
export interface DemoRoute {
  key: string
  name: string
  limitKmh: number
  toll: boolean
  /** Whether a trip goes there and back, with a stop to unload in between. */
  roundTrip: boolean
  there: Lane
  back: Lane
}

/** One direction of a road, with the speed that its bends allow. */
export interface Lane {
  path: RoutePath
  /** km/h, one for every `bendStep` metres. */
  bendLimits: readonly number[]
}

interface RouteFile {
  features: {
    properties: { key: string; name: string; limitKmh: number; toll: boolean; roundTrip: boolean }
    geometry: { coordinates: [number, number][] }
  }[]
}

export const bendStep = 25
/** What a loaded vehicle takes sideways, in m/s². */
const sideways = 1.6

/** Reads the routes that were drawn for the demo. */
export function loadDemoRoutes(): DemoRoute[] {
  const file: RouteFile = JSON.parse(readFileSync(new URL('./routes.geojson', import.meta.url), 'utf8'))
  return file.features.map(({ properties, geometry }) => {
    const path = createRoutePath(geometry.coordinates.map(([lng, lat]) => ({ lat, lng })))
    return { ...properties, there: createLane(path), back: createLane(reversePath(path)) }
  })
}

function createLane(path: RoutePath): Lane {
  const bendLimits: number[] = []
  for (let meters = 0; meters <= path.length; meters += bendStep) {
    const before = locate(path, meters - 30)
    const here = locate(path, meters)
    const after = locate(path, meters + 30)
    const turn = Math.abs(((bearing(here, after) - bearing(before, here) + 540) % 360) - 180)
    const radius = 30 / Math.max(0.01, (turn * Math.PI) / 180)
    bendLimits.push(Math.max(15, Math.sqrt(sideways * radius) * 3.6))
  }
  return { path, bendLimits }
}
