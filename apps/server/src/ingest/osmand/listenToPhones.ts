import type { Config } from '../../config/config.ts'
import type { Intake } from '../Intake.ts'
import { buildOsmandApp } from './buildOsmandApp.ts'

/** The port of phones and gateways, while it is open. */
export interface OsmandPort {
  port: number | undefined
  /** Lets what is under way be stored and answered. */
  close(): Promise<void>
}

/** Opens the port of phones and gateways; null where the settings want none. */
export async function listenToPhones(config: Config, intake: Intake): Promise<OsmandPort | null> {
  if (config.osmandPort === null) return null
  const app = buildOsmandApp(config, intake)
  await app.listen({ port: config.osmandPort, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { port, close: () => app.close() }
}
