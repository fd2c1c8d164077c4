import type { FastifyInstance } from 'fastify'
import { buildApp } from '../buildApp.ts'
import { readConfig } from '../config/config.ts'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import { createToken } from '../security/tokens.ts'
import { Caller } from './Caller.ts'
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts'
import { createUser } from './createUser.ts'

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  intake: PositionIntake
  /** A caller without a token. */
  anyone: Caller
  /** Creates and signs in a user with these permissions and depots; by default with all permissions and depots. */
  signIn(permissions?: readonly string[], groups?: readonly number[]): Promise<Caller>
}

/** Starts the real app on its own database, without a network port; `settings` are environment variables. */
export async function createTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const own = await createTestDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    SECRET_KEY: 'a key of the tests with 32 letters',
    // No server listens at this URL, because tests must not use the network.
    GEOCODER_URL: 'http://127.0.0.1:9',
    ...settings,
  })
  const intake = new PositionIntake(own.database, config)
  const app = await buildApp(config, own.database, intake, { guardsOverload: false })
  return {
    ...own,
    app,
    intake,
    anyone: new Caller(app, null, 0),
    async signIn(permissions, groups) {
      const userId = await createUser(own.database, { permissions, groups })
      return new Caller(app, await createToken(own.database, userId), userId)
    },
    async close() {
      await app.close()
      await intake.close()
      await own.close()
    },
  }
}
