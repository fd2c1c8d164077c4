import type { Config } from '../config.ts'
import { API_PREFIX } from '../contract.ts'

/** The extensions of the contract that this server has. */
const features = ['timedTrips', 'sessionEnd', 'userPassword', 'safeWrites']

/** What `/config.json` tells the dashboard. */
export function runtimeConfig(config: Config) {
  const { map, geocoder, externalMap } = config
  return { apiBaseUrl: API_PREFIX, features, map, geocoder, externalMap }
}

/** The hosts that the dashboard's page calls besides us. */
export function foreignHosts({ map, geocoder }: Config): string[] {
  return [map.tiles.url.replace(/\{\w\}/g, ''), geocoder, ...(map.styleUrl ? [map.styleUrl] : [])]
}
