import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './buildApp.ts'
import { checkServerClock, describeAhead } from './clock/serverClock.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import type { Database } from './database/Database.ts'
import { createJobs } from './createJobs.ts'
import { DataDirectoryError } from './database/embedded/checkDirectory.ts'
import { DirectoryLockedError } from './database/embedded/directoryLock.ts'
import { removeStaleDrafts } from './database/embedded/drafts.ts'
import { isDiskFull } from './database/databaseErrors.ts'
import { openDatabase } from './database/openDatabase.ts'
import { UnfinishedRestoreError } from './database/unfinishedRestore.ts'
import { gt06 } from './ingest/gt06/gt06.ts'
import { listenToTrackers } from './ingest/tcp/TrackerServer.ts'
import { teltonika } from './ingest/teltonika/teltonika.ts'
import { listenToPhones } from './ingest/osmand/buildOsmandApp.ts'
import { createOperations, switchLogLevel } from './operations/createOperations.ts'
import { listenToMetrics } from './operations/metrics.ts'
import { addDays, DayError, daysAround } from './ingest/positionDays.ts'
import { PositionIntake } from './ingest/PositionIntake.ts'
import { describeClashes, settleIdentities } from './identities/settleKeys.ts'
import { countMarkedTrips } from './trips/countShares.ts'
import { loadReferenceData } from './reference/loadReferenceData.ts'
import { UserLoads } from './security/UserLoads.ts'
import { claimSecretKey, expectSecretKey, SecretKeyError } from './security/factors/keyCheck.ts'
import { findSecretKey } from './security/factors/secretKey.ts'
import { DemoAccountsError, refuseDemoAccounts } from './security/demoAccounts.ts'
import { describeSettings } from './config/settings.ts'
import { describeStart } from './describeStart.ts'

const STOP_WITHIN_MS = 10_000

/** Starts the server, prints its URLs, and shuts down cleanly on a signal. */
async function main() {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    console.log(
      `npm start: the SIKUD dashboard, its API and its API reference on one port.\n\n${describeSettings()}`,
    )
    return
  }
  await run(readConfig(process.env))
}

async function run(config: Config) {
  for (const folder of [config.dataDir, tmpdir()]) await removeStaleDrafts(folder)
  const database = await openDatabase({ ...config, onFailure: fail })
  const clock = await checkServerClock(database, Date.now())
  if (clock.isAhead) process.stderr.write(`${describeAhead(clock)}\n`)
  await expectSecretKey(database, await findSecretKey(config))
  // Other servers can use the same database: they need the same key from the first start on. A key that this server made
  // itself counts only when it encrypts something, because its DATA_DIR may be lost with each update.
  if (config.databaseUrl !== undefined && config.secretKey !== undefined)
    await claimSecretKey(database, config)
  await loadReferenceData(database)
  const clashes = await settleIdentities(database)
  await countMarkedTrips(database)
  await addDays(database, daysAround(Date.now()))
  if (config.production) await refuseDemoAccounts(database)
  const demo = config.demo ? await startDemoFleet(config, database) : null
  const jobs = createJobs(database, config)
  const operations = createOperations(database, config)
  const { onBatch, heartbeat } = operations
  const intake = new PositionIntake(database, { ...config, onStored: jobs.onStored, onBatch })
  operations.watchIntake(intake)
  const loads = new UserLoads(database)
  const app = await buildApp(config, database, intake, { watch: operations.watchApp, loads })
  const osmand = await listenToPhones(config, intake)
  const onLost = (name: string) => (err: unknown) =>
    app.log.error({ err }, `a report of a ${name} tracker was not stored`)
  const gt06Server = await listenToTrackers(
    { name: 'GT06_PORT', port: config.gt06Port, dialect: gt06 },
    config,
    intake,
    onLost('GT06'),
  )
  const teltonikaServer = await listenToTrackers(
    { name: 'TELTONIKA_PORT', port: config.teltonikaPort, dialect: teltonika },
    config,
    intake,
    onLost('Teltonika'),
  )
  const mqtt = await startMqtt(config, intake, (err) => app.log.warn({ err }, 'MQTT'))
  // Runs `loads` only with PostgreSQL: it exchanges numbers with other servers, but an embedded database has only one
  // server.
  const background = [...jobs.all, heartbeat, ...(config.databaseUrl === undefined ? [] : [loads])]
  const metrics = await listenToMetrics(config.metricsPort, operations.registry)
  const nextLevel = switchLogLevel([app.log, ...(osmand ? [osmand.log] : [])], config.logLevel)
  process.on('SIGUSR2', () =>
    process.stderr.write(
      `${JSON.stringify({ level: 30, time: Date.now(), msg: `log level ${nextLevel()}` })}\n`,
    ),
  )
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopped after an uncaught error')
    intake.stopRetrying() // Otherwise, the shutdown would wait for requests while the database is unavailable.
    await Promise.all([
      app.close(),
      osmand?.close(),
      gt06Server?.close(),
      teltonikaServer?.close(),
      mqtt?.close(),
      metrics?.close(),
    ])
    await intake.close()
    await Promise.all(background.map((job) => job.stop()))
    await demo?.stop()
    await database.close()
  })
  const address = await app.listen({ port: config.port, host: config.host })
  for (const job of background) job.start()
  const start = await describeStart(config, address, database, demo, {
    isTerminal: process.stdout.isTTY,
    OsmAnd: osmand?.port,
    GT06: gt06Server?.port,
    Teltonika: teltonikaServer?.port,
    metrics: metrics?.port,
  }).catch((err: unknown) => {
    // Only logs the error: the server already handles requests, so a busy database must not stop it.
    app.log.error({ err }, 'the server runs, but its start message could not be created')
    return null
  })
  if (start !== null) console.log(start)
  if (clashes.length > 0) console.warn(describeClashes(clashes))
}

/** Starts the demo. Imports its code only here, so that a production server does not load it. */
async function startDemoFleet(config: Config, database: Database) {
  const { startDemo } = await import('./demo/startDemo.ts')
  return startDemo(database, { email: config.demoEmail, password: config.demoPassword })
}

/** Takes positions from the MQTT broker. Imports its code only here, because most servers have no broker. */
async function startMqtt({ mqtt }: Config, intake: PositionIntake, onError: (error: unknown) => void) {
  if (mqtt === null) return null
  const { MqttIntake } = await import('./ingest/mqtt/MqttIntake.ts')
  return new MqttIntake(mqtt, intake, onError)
}

/** Errors whose message says what to do. */
const clear = [DataDirectoryError, DayError, DemoAccountsError, SecretKeyError, UnfinishedRestoreError]

/** Prints why the server cannot run, and exits. */
function fail(error: unknown): never {
  console.error(explain(error))
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) {
    const lines = error.problems.map((problem) => `  ${problem}`)
    return ['Some settings are invalid:', ...lines, 'All settings: npm start -- --help'].join('\n')
  }
  if (clear.some((kind) => error instanceof kind) && error instanceof Error) return error.message
  if (error instanceof DirectoryLockedError) {
    return `${error.message} Stop process ${error.holder.pid} first, or choose another DATA_DIR.`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : ''
    return `Port${port} is in use by another program. Set another one with PORT, OSMAND_PORT, GT06_PORT, TELTONIKA_PORT or METRICS_PORT, for example: PORT=4001 npm start`
  }
  if (isDiskFull(error)) {
    return 'The disk is full. Free some space, then start again: nothing is damaged. The data is in DATA_DIR, or on the server of DATABASE_URL.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch(fail)
