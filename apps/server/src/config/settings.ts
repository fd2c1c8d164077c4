import { accountFileProblem, webFileProblem } from './readPushFiles.ts'
import { proxies } from './trustedProxies.ts'
import {
  anything,
  auditDays,
  broker,
  count,
  email,
  externalMap,
  headerText,
  host,
  hour,
  oneOf,
  password,
  port,
  positionDays,
  postgres,
  safeUrl,
  sender,
  smtp,
  speedLimit,
  tiles,
  topics,
  trackerPort,
  tripDays,
  url,
} from './settingChecks.ts'

interface Setting {
  fallback: string
  help: string
  /** Returns a description of the expected value; null if the given value is valid. */
  check: (value: string) => string | null
}

export const settings = {
  PORT: {
    fallback: '4000',
    help: 'port of the dashboard, the API and its reference; 0 for any free port',
    check: port,
  },
  HOST: { fallback: '127.0.0.1', help: 'address to listen on; 0.0.0.0 for all', check: host },
  DATA_DIR: { fallback: '.data', help: 'directory of the embedded database', check: anything },
  DATABASE_URL: {
    fallback: '',
    help: 'PostgreSQL 15 or newer, instead of the embedded database',
    check: postgres,
  },
  DEMO: {
    fallback: '1',
    help: '0 for no demo fleet; production never has one',
    check: oneOf('0', '1'),
  },
  DEMO_EMAIL: { fallback: 'admin@sikud.test', help: 'e-mail address of the demo account', check: email },
  DEMO_PASSWORD: {
    fallback: 'kendali-demo',
    help: 'password of the demo account; if HOST is not loopback, the default is a random one, printed at start',
    check: password,
  },
  NODE_ENV: {
    fallback: 'development',
    help: 'production refuses to start with the demo fleet or an enabled demo account',
    check: oneOf('production', 'development', 'test'),
  },
  SMTP_URL: {
    fallback: '',
    help: 'mail server, such as smtp://user:password@mail.example.com:587; no e-mail is sent without it',
    check: smtp,
  },
  MAIL_FROM: {
    fallback: '',
    help: 'sender of e-mail, such as SIKUD <sikud@example.com>; required with SMTP_URL',
    check: sender,
  },
  PUBLIC_URL: {
    fallback: '',
    help: 'address of the dashboard, for links to accounts and for passkeys; required with SMTP_URL',
    check: url,
  },
  REGISTRATION: {
    fallback: 'off',
    help: 'approval: visitors can ask for an account, and an administrator approves it',
    check: oneOf('off', 'approval'),
  },
  SECRET_KEY: {
    fallback: '',
    help: 'at least 32 random characters that encrypt second factors; without it a file in DATA_DIR. Servers that share a database need the same',
    check: (text) => (text.length >= 32 ? null : 'must have at least 32 characters'),
  },
  TRUST_PROXY: {
    fallback: '',
    help: 'addresses or networks of your own proxies, separated by commas; the server trusts only their X-Forwarded-For and PROXY headers',
    check: proxies,
  },
  LOG_LEVEL: {
    fallback: 'warn',
    help: 'least level of log lines (JSON on standard error)',
    check: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  },
  MAP_PMTILES: {
    fallback: '',
    help: 'a PMTiles file with the streets, used instead of MAP_TILE_URL; see docs/street-map.md',
    check: anything,
  },
  MAP_TILE_URL: {
    fallback: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    help: 'URL of raster tiles, with {z}, {x} and {y}',
    check: tiles,
  },
  MAP_ATTRIBUTION: {
    fallback: '© OpenStreetMap contributors',
    help: 'attribution of the tiles, shown on the map',
    check: anything,
  },
  MAP_STYLE_URL: { fallback: '', help: 'a MapLibre style instead of raster tiles', check: url },
  MAP_SATELLITE_URL: {
    fallback: '',
    help: 'URL of satellite pictures, with {z}, {x} and {y}, offered as a style of the map',
    check: tiles,
  },
  MAP_SATELLITE_ATTRIBUTION: {
    fallback: '',
    help: 'attribution of the satellite pictures, required with them and shown on the map',
    check: anything,
  },
  GEOCODER_URL: {
    fallback: 'https://nominatim.openstreetmap.org',
    help: 'URL of the geocoder, for street names and addresses',
    check: url,
  },
  GEOCODER_CONTACT: {
    fallback: '',
    help: 'e-mail or web address that public geocoders require; sent only to the geocoder',
    check: headerText,
  },
  EXTERNAL_MAP_URL: {
    fallback: 'https://www.google.com/maps/search/?api=1&query={lat},{lng}',
    help: 'URL that opens a position in another map, with {lat} and {lng}',
    check: externalMap,
  },
  SPEED_LIMIT_KMH: {
    fallback: '80',
    help: 'speed limit of the company in km/h, from 10 to 200: what Laporan counts as over the limit',
    check: speedLimit,
  },
  OSMAND_PORT: {
    fallback: '5055',
    help: 'port for phones and gateways with the OsmAnd protocol; off for none',
    check: trackerPort,
  },
  GT06_PORT: {
    fallback: '5023',
    help: 'port for trackers with the GT06 protocol; off for none',
    check: trackerPort,
  },
  TELTONIKA_PORT: {
    fallback: '5027',
    help: 'port for Teltonika trackers (Codec 8, 8 Extended, 16); off for none',
    check: trackerPort,
  },
  MQTT_URL: {
    fallback: '',
    help: 'MQTT broker from which Traccar and OwnTracks are read, such as mqtt://user:password@broker.example:1883',
    check: broker,
  },
  MQTT_TOPICS: {
    fallback: 'positions,owntracks/+/+',
    help: 'topics at the broker, separated by commas',
    check: topics,
  },
  MQTT_CLIENT_ID: {
    fallback: '',
    help: 'name of this server at the broker, another for each server and the same after a restart; without it sikud- and the host name',
    check: (text) => (/^[\w.-]{1,60}$/.test(text) ? null : 'must have letters, digits, dots and hyphens'),
  },
  METRICS_PORT: { fallback: 'off', help: 'port of /metrics, on 127.0.0.1; off for none', check: trackerPort },
  POSITION_DAYS: {
    fallback: '30',
    help: 'days for which the server keeps positions, and trips with all their points',
    check: positionDays,
  },
  TRIP_DAYS: { fallback: '0', help: 'days for which the server keeps trips; 0 for ever', check: tripDays },
  AUDIT_DAYS: { fallback: '730', help: 'days for which the server keeps the audit log', check: auditDays },
  BACKUP_DIR: {
    fallback: '',
    help: 'directory for daily backups, which the server makes by itself; none without it',
    check: anything,
  },
  BACKUP_HOUR: {
    fallback: '2',
    help: 'hour of the daily backup, from 0 to 23, in the time zone of the server (TZ)',
    check: hour,
  },
  BACKUP_KEEP: {
    fallback: '14',
    help: 'number of backups that stay in BACKUP_DIR',
    check: count,
  },
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
    help: 'URL of the push provider',
    check: safeUrl,
  },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export function describeSettings(): string {
  const lines = Object.entries(settings).map(
    ([name, { fallback, help }]) => `  ${name.padEnd(17)} ${help}${fallback === '' ? '' : ` (${fallback})`}`,
  )
  return ['Settings, as environment variables (default in brackets):', '', ...lines].join('\n')
}
