/** The content of `/config.json`, which the dashboard loads at start: API, features, map and other services. */
export type DashboardConfig = {
  apiBaseUrl: string
  features: ReadonlySet<string>
  map: MapSource
  geocoder: string
  /**
   * The keys are protocols of trackers, the values are ports. A port is null if the server does not listen for this
   * protocol. A missing protocol has the default port.
   */
  trackerPorts: Record<string, unknown>
  /** Template, with `{lat}` and `{lng}`, of the URL that opens a position in an external map. */
  externalMap: string
  /** The speed limit of the company, in km/h. */
  speedLimitKmh: number
  /** Whether the server sends e-mail, and whether visitors can request an account. */
  accounts: { mail: boolean; registration: 'off' | 'approval' }
  /** Domain of the passkeys of this server; null if it has no passkeys. */
  passkeyDomain: string | null
  /** Web configuration of the push provider; null if push is off. */
  push: Record<string, unknown> | null
}

/** Raster tiles, a street map or a style, in the form that `@sikud/maps` expects. */
export type MapSource = {
  /** Null if the server has no usable tiles; the map then shows only the outline of the country. */
  tiles?: { url: string; attribution: string; tileSize: number; maxZoom: number } | null
  streets?: { tiles: string; bounds: [number, number, number, number]; minZoom: number; maxZoom: number }
  styleUrl?: string
  /** Satellite tiles, which the user can choose as the style of the map. */
  satellite?: { url: string; attribution: string; tileSize: number; maxZoom: number }
}

export const defaultConfig: DashboardConfig = {
  apiBaseUrl: '/api/v1',
  features: new Set(),
  map: {
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap',
      tileSize: 256,
      maxZoom: 18,
    },
  },
  geocoder: 'https://nominatim.openstreetmap.org',
  externalMap: 'https://www.google.com/maps/search/?api=1&query={lat},{lng}',
  speedLimitKmh: 80,
  trackerPorts: {},
  accounts: { mail: false, registration: 'off' },
  passkeyDomain: null,
  push: null,
}

/** Loads `/config.json`; falls back to the defaults when it is missing, slow or invalid. */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<DashboardConfig> {
  try {
    const response = await fetchFile('/config.json', { signal: AbortSignal.timeout(5000) })
    return response.ok ? readConfig(await response.json()) : defaultConfig
  } catch {
    return defaultConfig
  }
}

/** Validates a configuration; replaces each invalid value by its default. */
export function readConfig(raw: unknown): DashboardConfig {
  if (!isPlainObject(raw)) return defaultConfig
  return {
    apiBaseUrl: isWebAddress(raw.apiBaseUrl) ? raw.apiBaseUrl.replace(/\/+$/, '') : defaultConfig.apiBaseUrl,
    features: new Set(
      Array.isArray(raw.features) ? raw.features.filter((name) => typeof name === 'string') : [],
    ),
    map: readMap(raw.map),
    geocoder: isWebAddress(raw.geocoder) ? raw.geocoder.replace(/\/+$/, '') : defaultConfig.geocoder,
    externalMap:
      isWebAddress(raw.externalMap) && raw.externalMap.includes('{lat}') && raw.externalMap.includes('{lng}')
        ? raw.externalMap
        : defaultConfig.externalMap,
    speedLimitKmh: readSpeedLimit(raw.speedLimitKmh),
    trackerPorts: isPlainObject(raw.trackerPorts) ? raw.trackerPorts : {},
    accounts: readAccounts(raw.accounts),
    passkeyDomain: readDomain(raw.passkeys),
    push: isPlainObject(raw.push) ? raw.push : null,
  }
}

/** Accepts the range that the server allows. */
function readSpeedLimit(raw: unknown): number {
  return Number.isInteger(raw) && Number(raw) >= 10 && Number(raw) <= 200
    ? Number(raw)
    : defaultConfig.speedLimitKmh
}

function readDomain(raw: unknown): string | null {
  return isPlainObject(raw) && typeof raw.domain === 'string' ? raw.domain : null
}

function readAccounts(raw: unknown): DashboardConfig['accounts'] {
  if (!isPlainObject(raw)) return defaultConfig.accounts
  return { mail: raw.mail === true, registration: raw.registration === 'approval' ? 'approval' : 'off' }
}

function readMap(raw: unknown): MapSource {
  if (!isPlainObject(raw)) return defaultConfig.map
  const satellite = readTiles(raw.satellite)
  return satellite ? { ...readBase(raw), satellite } : readBase(raw)
}

function readBase(raw: Record<string, unknown>): MapSource {
  if (isWebAddress(raw.styleUrl)) return { styleUrl: raw.styleUrl }
  const streets = readStreets(raw.streets)
  if (streets) return { streets }
  const { tiles } = raw
  if (tiles === null) return { tiles }
  return { tiles: readTiles(tiles) ?? defaultConfig.map.tiles }
}

function readTiles(raw: unknown): MapSource['satellite'] {
  if (!isPlainObject(raw) || !isWebAddress(raw.url)) return undefined
  return {
    url: raw.url,
    attribution: typeof raw.attribution === 'string' ? raw.attribution : '',
    tileSize: positive(raw.tileSize, 256),
    maxZoom: positive(raw.maxZoom, 18),
  }
}

function readStreets(raw: unknown): MapSource['streets'] {
  if (!isPlainObject(raw) || !isWebAddress(raw.tiles) || !isBounds(raw.bounds)) return undefined
  return {
    tiles: raw.tiles,
    bounds: raw.bounds,
    minZoom: typeof raw.minZoom === 'number' ? raw.minZoom : 0,
    maxZoom: positive(raw.maxZoom, 14),
  }
}

function isBounds(value: unknown): value is [number, number, number, number] {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite)
}

function positive(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback
}

/** Accepts only absolute http(s) URLs and paths of this origin, because a `javascript:` URL could run a script. */
function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(https?:\/\/[^/\s]|\/(?!\/))\S*$/.test(value)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
