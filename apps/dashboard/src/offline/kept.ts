/** The cache of the page and its files. */
export const appCache = 'sikud-app'
/** The cache of tiles that the user has seen. */
export const mapCache = 'sikud-map'
/** The cache of the user's last data, which the page writes. */
export const lastCache = 'sikud-last'

/** About 20 MB: enough for a city at every zoom. */
export const TILES_MAX = 600

/** Returns whether this path is a page of the dashboard. */
export function isPage(path: string): boolean {
  return !/^\/(api|assets|docs|map|healthz|readyz)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

/** Returns whether a path is a file of the build, whose name changes with its content. */
export function isKeptFile(path: string): boolean {
  return path.startsWith('/assets/')
}
