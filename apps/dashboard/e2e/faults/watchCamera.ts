import type { Page } from '@playwright/test'

export interface Tile {
  zoom: number
  column: number
  row: number
}

/** Tells by the tiles that the map asks for where its camera looks. */
export function watchCamera(page: Page) {
  const tiles: Tile[] = []
  page.on('request', (request) => {
    const [, zoom, column, row] = /\/tiles\/(\d+)\/(\d+)\/(\d+)\.png/.exec(request.url()) ?? []
    if (row !== undefined) tiles.push({ zoom: Number(zoom), column: Number(column), row: Number(row) })
  })
  return {
    tiles,
    /** The closest zoom at which a place was seen, -1 as long as it was not. */
    zoomAt: (lng: number, lat: number) =>
      Math.max(-1, ...tiles.filter((tile) => holds(tile, lng, lat)).map(({ zoom }) => zoom)),
  }
}

function holds({ zoom, column, row }: Tile, lng: number, lat: number) {
  const sine = Math.sin((lat * Math.PI) / 180)
  const across = (lng + 180) / 360
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return Math.floor(across * 2 ** zoom) === column && Math.floor(down * 2 ** zoom) === row
}
