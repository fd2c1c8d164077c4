import type { Page } from '@playwright/test'

export interface Tile {
  zoom: number
  column: number
  row: number
}

/** Derives the place and zoom of the map's camera from the requested tiles. */
export function watchCamera(page: Page) {
  const tiles: Tile[] = []
  page.on('request', (request) => {
    const [, zoom, column, row] = /\/tiles\/(\d+)\/(\d+)\/(\d+)\.png/.exec(request.url()) ?? []
    if (row !== undefined) tiles.push({ zoom: Number(zoom), column: Number(column), row: Number(row) })
  })
  return {
    tiles,
    /** Returns the highest zoom of the requested tiles that contain a place; -1 if no requested tile contains it. */
    zoomAt: (lng: number, lat: number) =>
      Math.max(-1, ...tiles.filter((tile) => contains(tile, lng, lat)).map(({ zoom }) => zoom)),
  }
}

function contains({ zoom, column, row }: Tile, lng: number, lat: number) {
  const sine = Math.sin((lat * Math.PI) / 180)
  const across = (lng + 180) / 360
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return Math.floor(across * 2 ** zoom) === column && Math.floor(down * 2 ** zoom) === row
}
