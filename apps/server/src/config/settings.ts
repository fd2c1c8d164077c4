import { accountFileProblem, webFileProblem } from './readPushFiles.ts'
import { proxies } from './trustedProxies.ts'
import {
  anything,
  email,
  externalMap,
  headerText,
  host,
  oneOf,
  password,
  port,
  positionDays,
  postgres,
  safeUrl,
  tiles,
  trackerPort,
  tripDays,
  url,
} from './settingChecks.ts'

/** One environment variable. */
interface Setting {
  /** The value without the variable. */
  fallback: string
  help: string
  /** Returns what a value must be; null when it is valid. */
  check: (value: string) => string | null
}

/** Every setting of the server, in the order of `--help`. */
export const settings = {
  PORT: {
    fallback: '4000',
    help: 'port of the dashboard, the API and its reference; 0 takes any free one',
    check: port,
  },
  HOST: { fallback: '127.0.0.1', help: 'address to listen on; 0.0.0.0 for all', check: host },
  DATA_DIR: { fallback: '.data', help: 'directory of the embedded database', check: anything },
  DATABASE_URL: {
    fallback: '',
    help: 'PostgreSQL 15 or newer to use instead of the embedded one',
    check: postgres,
  },
  DEMO: {
    fallback: '1',
    help: '0 for no demo fleet; there is never one in production',
    check: oneOf('0', '1'),
  },
  DEMO_EMAIL: { fallback: 'admin@sikud.test', help: 'sign-in of the demo', check: email },
  DEMO_PASSWORD: {
    fallback: 'kendali-demo',
    help: 'password of the demo; without it a random one is printed where HOST is not loopback',
    check: password,
  },
  NODE_ENV: {
    fallback: 'development',
    help: 'production refuses the demo fleet and enabled demo accounts',
    check: oneOf('production', 'development', 'test'),
  },
  TRUST_PROXY: {
    fallback: '',
    help: 'addresses or networks of your own proxies, separated by commas; only their X-Forwarded-For is believed',
    check: proxies,
  },
  LOG_LEVEL: {
    fallback: 'warn',
    help: 'what is logged, as JSON lines on standard error',
    check: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  },
  MAP_TILE_URL: {
    fallback: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    help: 'raster tiles, with {z}, {x} and {y}',
    check: tiles,
  },
  MAP_ATTRIBUTION: {
    fallback: '© OpenStreetMap contributors',
    help: 'whose tiles they are',
    check: anything,
  },
  MAP_STYLE_URL: { fallback: '', help: 'a MapLibre style instead of raster tiles', check: url },
  GEOCODER_URL: {
    fallback: 'https://nominatim.openstreetmap.org',
    help: 'for street names and addresses',
    check: url,
  },
  GEOCODER_CONTACT: {
    fallback: '',
    help: 'e-mail or web address that public geocoders ask for, told to them only',
    check: headerText,
  },
  EXTERNAL_MAP_URL: {
    fallback: 'https://www.google.com/maps/search/?api=1&query={lat},{lng}',
    help: 'opened for a position, with {lat} and {lng}',
    check: externalMap,
  },
  OSMAND_PORT: {
    fallback: '5055',
    help: 'port for phones and gateways that report in the OsmAnd form; off for none',
    check: trackerPort,
  },
  GT06_PORT: {
    fallback: '5023',
    help: 'port for trackers that speak GT06; off for none',
    check: trackerPort,
  },
  POSITION_DAYS: {
    fallback: '30',
    help: 'days for which positions are kept as they came, and trips with all their points',
    check: positionDays,
  },
  TRIP_DAYS: { fallback: '0', help: 'days for which trips are kept; 0 for ever', check: tripDays },
  PUSH_ACCOUNT_FILE: {
    fallback: '',
    help: 'file with the service account of the push provider, as JSON; push is off without it',
    check: accountFileProblem,
  },
  PUSH_CONFIG_FILE: {
    fallback: '',
    help: 'file with the web configuration of the push provider and the vapidKey, as JSON',
    check: webFileProblem,
  },
  PUSH_URL: {
    fallback: 'https://fcm.googleapis.com',
    help: 'where messages to browsers are handed in',
    check: safeUrl,
  },
} satisfies Record<string, Setting>

/** The name of an environment variable that the server reads. */
export type SettingName = keyof typeof settings

/** The lines that `--help` prints. */
export function describeSettings(): string {
  const lines = Object.entries(settings).map(
    ([name, { fallback, help }]) => `  ${name.padEnd(17)} ${help}${fallback === '' ? '' : ` (${fallback})`}`,
  )
  return ['Settings, as environment variables (default in brackets):', '', ...lines].join('\n')
}
