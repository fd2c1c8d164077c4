import { type Config, ConfigError } from '../../config/config.ts'
import type { Intake } from '../Intake.ts'
import { Gt06Server } from './Gt06Server.ts'

/** The port of GT06 trackers, while it is open. */
export interface Gt06Port {
  port: number
  close(): Promise<void>
}

/** Opens the port of GT06 trackers; null where the settings want none. Throws `ConfigError` when it is taken. */
export async function listenToGt06(
  { gt06Port, host }: Pick<Config, 'gt06Port' | 'host'>,
  intake: Intake,
  onError: (error: unknown) => void,
): Promise<Gt06Port | null> {
  if (gt06Port === null) return null
  const server = new Gt06Server(intake, onError)
  try {
    return { port: await server.listen(gt06Port, host), close: () => server.close() }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError([`GT06_PORT must be a free port: another program uses ${gt06Port}; "off" for none`])
  }
}
