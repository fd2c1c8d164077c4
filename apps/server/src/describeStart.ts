import type { Config } from './config/config.ts'
import type { RunningDemo } from './demo/startDemo.ts'
import type { Database } from './database/Database.ts'

/** Returns the text that the server prints when it is ready: address, sign-in, database, ports, how to stop. */
export async function describeStart(
  config: Config,
  address: string,
  database: Database,
  demo: Pick<RunningDemo, 'signIn'> | null,
  trackerPorts: Record<string, number | undefined>,
): Promise<string> {
  const lines = [
    ['Address', address],
    ['API reference', `${address}/docs/`],
    ['Sign-in', await describeSignIn(config, database, demo)],
    ['Database', config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${config.dataDir}`],
    ['Street map', describeMap(config)],
    ['Trackers', describePorts(trackerPorts)],
    ['Stop', 'Ctrl-C'],
  ].map(([label = '', text]) => `  ${label.padEnd(14)} ${text}`)
  return ['', '  SIKUD is running.', '', ...lines, ''].join('\n')
}

async function describeSignIn(
  config: Config,
  database: Database,
  demo: Pick<RunningDemo, 'signIn'> | null,
): Promise<string> {
  if (demo?.signIn) {
    const { email, password } = demo.signIn
    const lasting =
      config.demoPassword === null ? ', new password at each start; set DEMO_PASSWORD for a fixed one' : ''
    return `${email} / ${password} (demo fleet, simulated${lasting})`
  }
  if (demo)
    return `${config.demoEmail} is not a demo account and keeps its password; set DEMO_EMAIL to another address`
  const accounts = await database.query('select from app_user limit 1')
  if (accounts.length > 0) return 'with your account'
  return 'no account yet: npm run create-admin -- --email you@example.com --name "Your Name"'
}

function describePorts(ports: Record<string, number | undefined>): string {
  const open = Object.entries(ports).flatMap(([name, port]) =>
    port === undefined ? [] : `${name} on port ${port}`,
  )
  return open.length === 0 ? 'no separate ports' : open.join(', ')
}

/** Names where the streets come from; a problem with the file is in the log. */
function describeMap({ map, streetFile }: Config): string {
  if (map.styleUrl) return `style of ${new URL(map.styleUrl).host} (MAP_STYLE_URL)`
  if (streetFile) return `${streetFile} (MAP_PMTILES)`
  return `tiles of ${new URL(map.tiles.url).host} (MAP_TILE_URL)`
}
