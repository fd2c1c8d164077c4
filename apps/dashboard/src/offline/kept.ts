/** Name of the cache with index.html and the files of the build; the offline worker writes it. */
export const appCache = 'sikud-app'
/** Name of the cache with the map tiles that the user has seen; the offline worker writes it. */
export const mapCache = 'sikud-map'

/** Maximum number of cached tiles. They take about 20 MB, which is enough for a city at every zoom. */
export const TILES_MAX = 600

/** Returns whether this path is a page of the dashboard. */
export function isPage(path: string): boolean {
  return !/^\/(api|assets|docs|map|healthz|readyz)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

/** Returns whether a path is a file of the build. Its name contains a hash, so its content never changes. */
export function isKeptFile(path: string): boolean {
  return path.startsWith('/assets/')
}
