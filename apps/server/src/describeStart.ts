import type { Config } from './config/config.ts'
import type { RunningDemo } from './demo/startDemo.ts'
import type { Database } from './database/Database.ts'

/** Returns the text that is printed when the server is ready: addresses, sign-in, database, how to stop. */
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
      config.demoPassword === null ? ', password new at each start: set DEMO_PASSWORD to keep one' : ''
    return `${email} / ${password} (demo fleet, simulated${lasting})`
  }
  if (demo)
    return `${config.demoEmail} is no demo account and keeps its password; DEMO_EMAIL names another one`
  const accounts = await database.query('select from app_user limit 1')
  if (accounts.length > 0) return 'with your account'
  return 'no account yet: npm run create-admin -- --email you@example.com --name "Your Name"'
}

function describePorts(ports: Record<string, number | undefined>): string {
  const open = Object.entries(ports).flatMap(([name, port]) =>
    port === undefined ? [] : `${name} on port ${port}`,
  )
  return open.length === 0 ? 'no ports of their own' : open.join(', ')
}
