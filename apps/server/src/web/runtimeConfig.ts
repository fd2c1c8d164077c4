import type { Config } from '../config/config.ts'
import { API_PREFIX, readContract } from '../http/contract.ts'
import { pushHosts } from '../http/securityHeaders.ts'
import type { Streets } from '../streets/streetRoutes.ts'

const marks = JSON.stringify(readContract()).matchAll(/"x-extension":"(\w+)"/g)
/** The extensions of the contract; this server supports all of them. */
const features = [...new Set(Array.from(marks, ([, name = '']) => name))]

export function runtimeConfig(config: Config, streets: Streets | null) {
  const { externalMap, speedLimitKmh, osmandPort, gt06Port, teltonikaPort, push, registration, passkeySite } =
    config
  // If the street file cannot be used, the map shows only outlines and requests no tiles from other servers.
  const base = config.streetFile ? { tiles: null, ...(streets && { streets }) } : config.map
  const map = config.satellite ? { ...base, satellite: config.satellite } : base
  const trackerPorts = { osmand: osmandPort, gt06: gt06Port, teltonika: teltonikaPort }
  const accounts = { registration, mail: config.mail !== null }
  const known = { apiBaseUrl: API_PREFIX, map, externalMap, speedLimitKmh, trackerPorts, accounts }
  return {
    ...known,
    features: features.filter((name) => name !== 'passkeys' || passkeySite !== null),
    ...(passkeySite && { passkeys: { domain: passkeySite.domain } }),
    ...(push && { push: push.web }),
  }
}

/**
 * Returns the URLs that the dashboard requests from other hosts. Omits the URL of the geocoder, because this server
 * calls it.
 */
export function foreignHosts({ map, satellite, streetFile, push }: Config): string[] {
  return [
    ...(streetFile ? [] : [map.tiles.url.replace(/\{\w\}/g, '')]),
    ...(satellite ? [satellite.url.replace(/\{\w\}/g, '')] : []),
    ...(map.styleUrl ? [map.styleUrl] : []),
    ...(push ? pushHosts : []),
  ]
}
