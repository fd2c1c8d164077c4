import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../apps/server/src/database/Database.ts'
import { connectDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import { loadReferenceData } from '../../../apps/server/src/reference/loadReferenceData.ts'
import { createToken } from '../../../apps/server/src/security/tokens.ts'
import { createUser } from '../../../apps/server/src/testing/createUser.ts'
import { startPushProvider } from '../../../apps/server/src/testing/testPushProvider.ts'
import { Fleet } from './Fleet.ts'
import { PROXY } from './onLoopback.ts'

const USERS = 5
/** The superuser of PostgreSQL and its password, which `deploy/patroni.yml` sets. */
const ADMIN_URL = `postgres://postgres:replace-1@${PROXY}:5000/postgres`

/** The address of the cluster's database, for our servers. */
export const DATABASE_URL = `postgres://sikud:rahasia@${PROXY}:5000/sikud`

/** Creates the database as described in docs/deploy.md. */
export async function createDatabase(): Promise<void> {
  const admin = await connectDatabase({ dataDir: '', databaseUrl: ADMIN_URL })
  await admin.query("create role sikud login password 'rahasia'")
  await admin.query('create database sikud owner sikud')
  await admin.close()
}

/** Registers the devices, and creates users that each have one push token. Returns the API tokens of the users. */
export async function prepareFleet(database: Database): Promise<string[]> {
  await loadReferenceData(database)
  await database.query(
    'insert into device (name, imei) select imei, imei from unnest($1::text[]) as t (imei)',
    [Fleet.imeis],
  )
  const tokens = []
  for (let n = 1; n <= USERS; n += 1) {
    const userId = await createUser(database)
    tokens.push(await createToken(database, userId))
    await database.query(
      `insert into push_token (token, user_id, session_id, origin)
       select $1, $2, max(id), 'https://armada.example' from session_token where user_id = $2`,
      [`peramban-${String(n)}`, userId],
    )
  }
  return tokens
}

/** Starts a push provider; returns the provider and the settings that the servers need. */
export async function startPushes(folder: string) {
  const provider = await startPushProvider()
  const { account, url } = provider.settings
  const files = {
    PUSH_ACCOUNT_FILE: join(folder, 'push-account.json'),
    PUSH_CONFIG_FILE: join(folder, 'push-config.json'),
  }
  writeFileSync(
    files.PUSH_ACCOUNT_FILE,
    JSON.stringify({
      project_id: account.projectId,
      client_email: account.clientEmail,
      private_key: account.privateKey,
      token_uri: account.tokenUri,
    }),
  )
  const vapidKey = Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url')
  const web = { apiKey: 'a', projectId: account.projectId, appId: 'b', messagingSenderId: 'c', vapidKey }
  writeFileSync(files.PUSH_CONFIG_FILE, JSON.stringify(web))
  return { provider, settings: { ...files, PUSH_URL: url } }
}
