import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { type PushSettings, readPushSettings } from './readPushFiles.ts'
import { readProxies } from './trustedProxies.ts'
import { settings, type SettingName } from './settings.ts'

/** The settings of a deployment, read from the environment and validated. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  demo: boolean
  demoEmail: string
  /**
   * Null if DEMO_PASSWORD is not set and other machines can reach the server. The server then generates a random
   * password.
   */
  demoPassword: string | null
  production: boolean
  /** Addresses and networks of trusted proxies, whose `X-Forwarded-*` headers the server uses; false for none. */
  trustProxy: string[] | false
  logLevel: string
  map: { tiles: { url: string; attribution: string; tileSize: number; maxZoom: number }; styleUrl?: string }
  /** Satellite tiles, which users can choose as a style of the map. */
  satellite: { url: string; attribution: string } | null
  /** Path of the PMTiles file with the streets; null without a file, or if a map style replaces the file. */
  streetFile: string | null
  geocoder: string
  geocoderContact: string
  externalMap: string
  speedLimitKmh: number
  /** Ports on which the server listens for trackers; null if the protocol is off. */
  osmandPort: number | null
  gt06Port: number | null
  teltonikaPort: number | null
  /** The MQTT broker from which the server takes positions; null for none. */
  mqtt: MqttSettings | null
  /** Port for Prometheus, on this machine only; null for none. */
  metricsPort: number | null
  /** Days after which the server deletes positions and trips; 0 keeps trips forever. */
  positionDays: number
  tripDays: number
  /** Null when the server sends no e-mail. */
  mail: MailSettings | null
  /** The key that encrypts second factors; undefined if the key is in a file in DATA_DIR. */
  secretKey: string | undefined
  /** The web site that passkeys belong to; null if passkeys are off. */
  passkeySite: PasskeySite | null
  registration: 'off' | 'approval'
  /** Days for which the server keeps the audit log. */
  auditDays: number
  /** URL of the dashboard, without a slash at the end; null if it is not set. Then `mail` is null too. */
  publicUrl: string | null
  /** Null if the server makes no daily backups. */
  backup: BackupSettings | null
  /** Null when push is off. */
  push: PushSettings | null
}

export interface MailSettings {
  url: string
  from: string
}

export interface MqttSettings {
  url: string
  topics: string[]
  /** Identifies this server to the broker, also after a restart. */
  clientId: string
}

export interface BackupSettings {
  directory: string
  /** Hour of the day at which a backup is due, in the time zone of the process. */
  hour: number
  keep: number
}

export type AccountSettings = Pick<Config, 'mail' | 'registration' | 'production'>

/** Thrown for invalid settings; each problem is one line with the expected value. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads and validates the settings from environment variables. Throws one `ConfigError` that lists all problems. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const value = (name: SettingName) => environment[name]?.trim() || settings[name].fallback
  const problems = Object.entries(settings).flatMap(([name, { fallback, check }]) => {
    const given = environment[name]?.trim() || fallback
    const expected = given === '' ? null : check(given)
    // Never prints the values of these settings, because they contain a secret.
    const shown = ['DATABASE_URL', 'DEMO_PASSWORD', 'SMTP_URL', 'SECRET_KEY', 'MQTT_URL'].includes(name)
      ? ''
      : ` (is "${given}")`
    return expected ? [`${name} ${expected}${shown}`] : []
  })
  const production = value('NODE_ENV') === 'production'
  if (production && environment.DEMO?.trim() === '1') {
    problems.push('DEMO must not be 1 with NODE_ENV=production: the demo fleet is simulated')
  }
  const mail = { url: value('SMTP_URL'), from: value('MAIL_FROM') }
  const publicUrl = value('PUBLIC_URL').replace(/\/+$/, '')
  if (mail.url !== '' && (mail.from === '' || publicUrl === '')) {
    problems.push('SMTP_URL needs MAIL_FROM and PUBLIC_URL, for the sender and the links of e-mail')
  }
  const satellite = { url: value('MAP_SATELLITE_URL'), attribution: value('MAP_SATELLITE_ATTRIBUTION') }
  if (satellite.url !== '' && satellite.attribution === '') {
    problems.push('MAP_SATELLITE_ATTRIBUTION is required with MAP_SATELLITE_URL')
  }
  const isExposed = !isLoopback(value('HOST'))
  if (isExposed && environment.DEMO_PASSWORD?.trim() === settings.DEMO_PASSWORD.fallback) {
    problems.push('DEMO_PASSWORD must not be the published one if HOST is not loopback')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  const push = readPush(value)
  const styleUrl = value('MAP_STYLE_URL')
  return {
    port: Number(value('PORT')),
    host: value('HOST'),
    dataDir: value('DATA_DIR'),
    databaseUrl: value('DATABASE_URL') || undefined,
    secretKey: value('SECRET_KEY') || undefined,
    demo: !production && value('DEMO') === '1',
    demoEmail: value('DEMO_EMAIL'),
    demoPassword: environment.DEMO_PASSWORD?.trim() || (isExposed ? null : settings.DEMO_PASSWORD.fallback),
    production,
    trustProxy: readProxies(value('TRUST_PROXY')),
    logLevel: value('LOG_LEVEL'),
    map: {
      tiles: {
        url: value('MAP_TILE_URL'),
        attribution: value('MAP_ATTRIBUTION'),
        tileSize: 256,
        maxZoom: 18,
      },
      ...(styleUrl === '' ? {} : { styleUrl }),
    },
    satellite: satellite.url === '' ? null : satellite,
    streetFile: styleUrl === '' ? value('MAP_PMTILES') || null : null,
    geocoder: value('GEOCODER_URL'),
    geocoderContact: value('GEOCODER_CONTACT'),
    externalMap: value('EXTERNAL_MAP_URL'),
    speedLimitKmh: Number(value('SPEED_LIMIT_KMH')),
    osmandPort: readPort(value('OSMAND_PORT')),
    gt06Port: readPort(value('GT06_PORT')),
    teltonikaPort: readPort(value('TELTONIKA_PORT')),
    mqtt: readMqtt(value),
    metricsPort: readPort(value('METRICS_PORT')),
    positionDays: Number(value('POSITION_DAYS')),
    tripDays: Number(value('TRIP_DAYS')),
    mail: mail.url === '' ? null : mail,
    publicUrl: publicUrl || null,
    passkeySite: readPasskeySite(publicUrl, isExposed),
    registration: value('REGISTRATION') === 'approval' ? 'approval' : 'off',
    auditDays: Number(value('AUDIT_DAYS')),
    backup: readBackup(value),
    push,
  }
}

function readBackup(value: (name: SettingName) => string): BackupSettings | null {
  const directory = value('BACKUP_DIR')
  if (directory === '') return null
  return { directory, hour: Number(value('BACKUP_HOUR')), keep: Number(value('BACKUP_KEEP')) }
}

function readMqtt(value: (name: SettingName) => string): MqttSettings | null {
  const url = value('MQTT_URL')
  if (url === '') return null
  const topics = value('MQTT_TOPICS')
    .split(',')
    .map((topic) => topic.trim())
  return { url, topics, clientId: value('MQTT_CLIENT_ID') || `sikud-${hostname()}` }
}

function readPush(value: (name: SettingName) => string): PushSettings | null {
  const files = {
    account: value('PUSH_ACCOUNT_FILE'),
    web: value('PUSH_CONFIG_FILE'),
    url: value('PUSH_URL'),
  }
  const push = readPushSettings(files)
  if (typeof push === 'string') throw new ConfigError([push])
  return push
}

function readPort(text: string): number | null {
  return text === 'off' ? null : Number(text)
}

/** The web site that passkeys belong to; a browser offers them on no other site. */
export interface PasskeySite {
  /** The domain, which WebAuthn calls rpId. */
  domain: string
  /** The origin of the pages; null to allow any port of `localhost`, because developers use several ports. */
  origin: string | null
}

/**
 * Returns the site of PUBLIC_URL. Without PUBLIC_URL, returns `localhost`, or null if other machines can reach the
 * server. Also returns null for an IP address and for a site without https, because browsers do not support passkeys
 * there.
 */
function readPasskeySite(publicUrl: string, isExposed: boolean): PasskeySite | null {
  if (publicUrl === '') return isExposed ? null : { domain: 'localhost', origin: null }
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (hostname === 'localhost') return { domain: hostname, origin }
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return protocol === 'https:' && !isAddress ? { domain: hostname, origin } : null
}

/** Returns whether `host` is this machine; `host` is a host name or an IP address, from a URL or a socket. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Returns the URL with which a printed link begins: `PUBLIC_URL`, otherwise the address on which the server listens. */
export function dashboardUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host}:${String(port)}`
}
