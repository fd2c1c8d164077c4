import { fastifyCompress } from '@fastify/compress'
import { fastify, type FastifyInstance } from 'fastify'
import { addBodyChecks, addJsonBodies } from './http/bodyChecks.ts'
import { buildHandlers } from './buildHandlers.ts'
import { addClientErrors } from './http/clientErrors.ts'
import type { Config } from './config/config.ts'
import { addContractRoutes, readContract } from './http/contract.ts'
import type { Database } from './database/Database.ts'
import { addErrorHandler } from './http/errors.ts'
import { addGracefulClose, addOverloadGuard, type RequestPace, serverOptions } from './http/serverOptions.ts'
import { limitHeavyReads } from './security/heavyReads.ts'
import type { Intake } from './ingest/Intake.ts'
import { addReportBodies } from './ingest/osmand/requestBodies.ts'
import { Geocoder } from './geocode/Geocoder.ts'
import { addLiveFeed, type LiveFeed } from './live/LiveFeed.ts'
import { PushProvider } from './push/PushProvider.ts'
import { claimSecretKey } from './security/factors/keyCheck.ts'
import { addSecurity, checkPermissions } from './security/security.ts'
import { UserLoads } from './security/UserLoads.ts'
import { addCspReport } from './web/cspReport.ts'
import { addDashboardRoutes } from './web/dashboardRoutes.ts'
import { addHealthRoutes } from './web/healthRoutes.ts'
import { addReferenceRoutes } from './web/referenceRoutes.ts'
import { addSecurityHeaders } from './http/securityHeaders.ts'

export interface AppOptions {
  pace?: RequestPace
  /** Called before the routes are added, with the app and its live feed. */
  watch?: (app: FastifyInstance, feed: LiveFeed) => void
  /**
   * Counts the streams and queued reads that each user has on other servers. Without it, the limits consider only this
   * server.
   */
  loads?: UserLoads
  /** Whether to reject requests while the event loop is delayed; off in tests, because other tests delay it. */
  guardsOverload?: boolean
}

/** Builds the server with the API, the dashboard and the API reference. The server does not listen on a port yet. */
export async function buildApp(
  config: Config,
  database: Database,
  intake: Intake,
  { pace, watch, loads = new UserLoads(database), guardsOverload = true }: AppOptions = {},
): Promise<FastifyInstance> {
  const contract = readContract()
  checkPermissions(contract)
  const app = fastify(serverOptions(config, pace))
  app.removeContentTypeParser(['text/plain', 'application/json'])
  addJsonBodies(app)
  addErrorHandler(app)
  addGracefulClose(app)
  addSecurityHeaders(app)
  addClientErrors(app)
  const liveFeed = addLiveFeed(app, database, loads)
  watch?.(app, liveFeed)
  await app.register(fastifyCompress, {
    encodings: ['gzip'],
    threshold: 1024,
    zlibOptions: { level: 4 }, // Takes half the time of the default level and produces 5 % more bytes.
    globalDecompression: false, // No client compresses its requests: a compressed body is an attack.
  })
  await app.register(async (api) => {
    if (guardsOverload) addOverloadGuard(api)
    addSecurity(api, database)
    addBodyChecks(api)
    addReportBodies(api, intake)
    const services = {
      database,
      accounts: config,
      secretKey: () => claimSecretKey(database, config),
      passkeySite: config.passkeySite,
      liveFeed,
      geocoder: new Geocoder(database, { url: config.geocoder, contact: config.geocoderContact }),
      intake,
      settings: config,
      pushProvider: config.push ? new PushProvider(config.push) : null,
    }
    await addContractRoutes(api, contract, limitHeavyReads(buildHandlers(services), loads))
  })
  addHealthRoutes(app, database)
  await addReferenceRoutes(app)
  await addCspReport(app)
  await addDashboardRoutes(app, config)
  return app
}
