/** The cache of the page and its files, written by the offline worker. */
export const appCache = 'sikud-app'
/** The cache of map tiles that the user has seen, written by the offline worker. */
export const mapCache = 'sikud-map'
/** The cache of the user's last data (account and positions), written by the page. */
export const lastCache = 'sikud-last'

/** Number of cached tiles: about 20 MB, enough for a city at every zoom. */
export const TILES_MAX = 600

/** Returns whether this path is a page of the dashboard. */
export function isPage(path: string): boolean {
  return !/^\/(api|assets|docs|map|healthz|readyz)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

/** Returns whether a path is a file of the build. Its name contains a hash, so its content never changes. */
export function isKeptFile(path: string): boolean {
  return path.startsWith('/assets/')
}
