import type { Config } from './config/config.ts'
import type { RunningDemo } from './demo/startDemo.ts'
import type { Database } from './database/Database.ts'
import { streetFileProblem } from './streets/openStreetFile.ts'
import { createSetupLink, hasAccounts } from './records/user/createAdministrator.ts'

type Ports = Record<'OsmAnd' | 'GT06' | 'Teltonika', number | undefined>

/**
 * Returns the text that the server prints when it is ready: URL, sign-in, database, ports, how to stop. Includes the
 * link for the first administrator only on a terminal, where a person reads the text and no log stores it.
 */
export async function describeStart(
  config: Config,
  address: string,
  database: Database,
  demo: Pick<RunningDemo, 'signIn'> | null,
  { isTerminal, metrics, ...trackerPorts }: { isTerminal: boolean; metrics: number | undefined } & Ports,
): Promise<string> {
  const lines = [
    ['Address', address],
    ['API reference', `${address}/docs/`],
    [
      'Sign-in',
      await describeSignIn(config, database, demo, isTerminal ? (config.publicUrl ?? address) : null),
    ],
    ['Database', config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${config.dataDir}`],
    ['Backups', describeBackups(config)],
    ['Street map', await describeMap(config)],
    ['Trackers', describePorts(trackerPorts)],
    ...(config.mqtt === null ? [] : [['MQTT', new URL(config.mqtt.url).host]]),
    ...(metrics === undefined ? [] : [['Metrics', `http://127.0.0.1:${String(metrics)}/metrics`]]),
    ['Stop', 'Ctrl-C'],
  ].map(([label = '', text]) => `  ${label.padEnd(14)} ${text}`)
  return ['', '  SIKUD is running.', '', ...lines, ''].join('\n')
}

async function describeSignIn(
  config: Config,
  database: Database,
  demo: Pick<RunningDemo, 'signIn'> | null,
  publicUrl: string | null,
): Promise<string> {
  if (demo?.signIn) {
    const { email, password } = demo.signIn
    const lasting =
      config.demoPassword === null ? ', new password at each start; set DEMO_PASSWORD for a fixed one' : ''
    return `${email} / ${password} (demo fleet, simulated${lasting})`
  }
  if (demo)
    return `${config.demoEmail} is not a demo account and keeps its password; set DEMO_EMAIL to another address`
  if (await hasAccounts(database)) return 'with your account'
  if (publicUrl === null) return 'no account yet: npm run setup-link prints a link that creates the first one'
  const link = await createSetupLink(database)
  return `no account yet: create the first one at ${publicUrl}${link ?? ''} (valid for 30 minutes)`
}

function describePorts(ports: Ports): string {
  const open = Object.entries(ports).flatMap(([name, port]) =>
    port === undefined ? [] : `${name} on port ${port}`,
  )
  return open.length === 0 ? 'no separate ports' : open.join(', ')
}

function describeBackups({ backup }: Config): string {
  if (backup === null) return 'none; BACKUP_DIR turns them on'
  return `daily at ${backup.hour}:00 in ${backup.directory}, the last ${backup.keep}`
}

/** Describes the source of the street map; if the street file cannot be used, also the reason. */
async function describeMap({ map, streetFile }: Config): Promise<string> {
  if (map.styleUrl) return `style of ${new URL(map.styleUrl).host} (MAP_STYLE_URL)`
  if (streetFile) {
    const problem = await streetFileProblem(streetFile)
    return problem
      ? `none: ${streetFile} (MAP_PMTILES) ${problem}; the map shows outlines only`
      : `${streetFile} (MAP_PMTILES)`
  }
  return `tiles of ${new URL(map.tiles.url).host} (MAP_TILE_URL)`
}
