import { VectorTile } from '@mapbox/vector-tile'
import type { FeatureCollection } from 'geojson'
import { PbfReader } from 'pbf'
import type { StreetTiles } from '../MapConfig.ts'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import { type StillCamera, type TilePlace, tilesInView } from './stillView.ts'

export interface PlacedTile extends TilePlace {
  tile: VectorTile
}

/** Loads the outline and the vector tiles of a still map; leaves out a file that fails to load. */
export class StillTiles {
  outline: FeatureCollection | null = null
  #tiles = new Map<string, VectorTile | null>()
  #listeners = new Set<() => void>()
  #isRequested = false
  readonly #outlineUrl: string
  readonly #streets: StreetTiles | undefined

  constructor(outlineUrl: string, streets: StreetTiles | undefined) {
    this.#outlineUrl = outlineUrl
    this.#streets = streets
  }

  /** Calls the listener after each loaded or failed file; returns a function that removes the listener. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    if (!this.#isRequested) {
      this.#isRequested = true
      void this.#load(this.#outlineUrl, async (response) => {
        this.outline = await response.json()
      })
    }
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Returns the tiles of a view that have already loaded, and requests the missing tiles. */
  of(camera: StillCamera): PlacedTile[] {
    const streets = this.#streets
    if (!streets) return []
    return tilesInView(camera, streets.minZoom, streets.maxZoom).flatMap((place) => {
      const { z, x, y } = place
      const key = [z, x, y].join('/')
      const tile = this.#tiles.get(key)
      if (tile) return { ...place, tile }
      if (tile === undefined && touches(place, streets.bounds)) {
        this.#tiles.set(key, null)
        const url = streets.tiles
          .replace('{z}', String(z))
          .replace('{x}', String(x))
          .replace('{y}', String(y))
        void this.#load(url, async (response) => {
          if (response.status === 200)
            this.#tiles.set(key, new VectorTile(new PbfReader(await response.arrayBuffer())))
        })
      }
      return []
    })
  }

  async #load(url: string, take: (response: Response) => Promise<void>) {
    try {
      const response = await fetch(url)
      if (response.ok) await take(response)
    } catch {
      // A tile that fails to load leaves an empty area on the map.
    }
    for (const listener of this.#listeners) listener()
  }
}

function touches({ z, x, y }: TilePlace, [west, south, east, north]: StreetTiles['bounds']): boolean {
  const across = 2 ** z
  return (
    (x + 1) / across > mercatorX(west) &&
    x / across < mercatorX(east) &&
    (y + 1) / across > mercatorY(north) &&
    y / across < mercatorY(south)
  )
}
