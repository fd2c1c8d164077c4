import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { createLink } from '../links/accountLinks.ts'
import { queueMail } from '../mail/mailOutbox.ts'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { disableDemoAccounts, checkDemoPasswords } from '../records/user/disableDemoAccounts.ts'
import { checkNextAccount, markDemoAccounts, refuseDemoAccounts } from '../security/demoAccounts.ts'
import { createChallenge } from '../security/challenges.ts'
import { createToken } from '../security/tokens.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { copyTemplate, createTestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { address, killProcesses, SERVER, startProcess } from '../testing/serverProcess.ts'
import { permissionIds, roleOf } from '../testing/testAuthority.ts'
import { removeDemoData } from './demoRepository.ts'
import { ensureDemoSignIn, seedPeople } from './seedPeople.ts'
import { startDemo } from './startDemo.ts'

const DISABLE_DEMO = fileURLToPath(new URL('../cli/disableDemo.ts', import.meta.url))
const published = 'kendali-demo'
const seeded = [
  'admin@sikud.test',
  'auditor@sikud.test',
  'operator.malam@sikud.test',
  'operator@sikud.test',
  'pengawas@sikud.test',
]

describe('X01 demo accounts', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  beforeEach(async () => {
    await test.database.query(`
      truncate app_user, role, device, vehicle, driver cascade;
      delete from reference_data where name like 'demo%';
    `)
  })
  afterAll(() => test.close())

  async function start(email: string, password: string | null) {
    const demo = await startDemo(test.database, { email, password })
    await demo.stop()
    return demo.signIn
  }
  /** Creates the demo accounts without the demo fleet. */
  async function startPeople(password: string) {
    const { passwordHash } = await ensureDemoSignIn(test.database, { email: 'admin@sikud.test', password })
    await seedPeople(test.database, passwordHash)
  }
  async function signIn(email: string, password = published) {
    await test.database.query('delete from login_attempt')
    return test.anyone.post('/auth/login', { email, password })
  }
  async function listMarked() {
    const rows = await test.database.query<{ email: string }>(
      'select email from app_user where demo order by email',
    )
    return rows.map(({ email }) => email)
  }

  it('demo accounts are marked in the database, and have the password of the last start of the demo', async () => {
    await startPeople(published)
    expect(await listMarked()).toEqual(seeded)
    const old = new Caller(test.app, (await signIn('operator@sikud.test')).body.token, 0)
    await startPeople('sandi yang kedua')
    for (const email of seeded) {
      expect((await signIn(email)).status, email).toBe(422)
      expect((await signIn(email, 'sandi yang kedua')).status, email).toBe(200)
    }
    expect((await old.get('/me')).status).toBe(401)
  })

  it('demo accounts include no real account, and a start of the demo changes no real account', async () => {
    await createUser(test.database, {
      email: 'Bos@armada.id',
      password: 'milik saya sendiri',
      permissions: [],
    })
    await test.database.query('update app_user set disabled = true')
    const before = await test.database.query('select * from app_user')
    expect(await start('bos@armada.id', null)).toBeNull()
    expect(await test.database.query('select * from app_user where not demo')).toEqual(before)
  })

  it('each account is checked once, and is marked as a demo account if it has the published password', async () => {
    await createUser(test.database, { email: 'lain@armada.id', password: published })
    await createUser(test.database, { email: 'sendiri@armada.id', password: 'milik saya sendiri' })
    await markDemoAccounts(test.database)
    expect(await listMarked()).toEqual(['lain@armada.id'])
    await expect(refuseDemoAccounts(test.database)).rejects.toThrow('lain@armada.id')
    await test.database.query('update app_user set demo = false')
    await markDemoAccounts(test.database)
    expect(await listMarked()).toEqual([])
  })

  it('Y21: the newest accounts are checked first, one at a time', async () => {
    const ids = [
      await createUser(test.database, { email: 'lama@armada.id', password: published }),
      await createUser(test.database, { email: 'sendiri@armada.id', password: 'milik saya sendiri' }),
      await createUser(test.database, { email: 'baru@armada.id', password: published }),
    ]
    const unchecked = async () =>
      (
        await test.database.query<{ id: number }>(
          'select id from app_user where not demo_checked order by id',
        )
      ).map(({ id }) => id)
    for (const left of [ids.slice(0, 2), ids.slice(0, 1), []]) {
      expect(await checkNextAccount(test.database)).toBe(true)
      expect(await unchecked()).toEqual(left)
    }
    expect(await checkNextAccount(test.database)).toBe(false)
    expect(await listMarked()).toEqual(['baru@armada.id', 'lama@armada.id'])
  })

  it('Y21: in production the background check disables an account with the published password', async () => {
    const id = await createUser(test.database, { email: 'lain@armada.id', password: published })
    await createUser(test.database, { email: 'sendiri@armada.id', password: 'milik saya sendiri' })
    const caller = new Caller(test.app, await createToken(test.database, id), id)
    const errors: unknown[] = []
    const check = checkDemoPasswords(test.database, { production: true }, (error) => errors.push(error))
    await check.runOnce()
    expect((await caller.get('/me')).status).toBe(401)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(`Account ${id}`) })])
    const disabled = await test.database.query('select email, demo from app_user where disabled')
    expect(disabled).toEqual([{ email: 'lain@armada.id', demo: true }])
    await expect(refuseDemoAccounts(test.database)).resolves.toBeUndefined()
    expect((await signIn('sendiri@armada.id', 'milik saya sendiri')).status).toBe(200)
  })

  it('Y21: an account whose owner chose another password is no longer a demo account', async () => {
    const admin = await test.signIn()
    const id = await createUser(test.database, { email: 'lain@armada.id', password: published })
    const other = await createUser(test.database, { email: 'ubah@armada.id', password: published })
    await markDemoAccounts(test.database)
    await test.database.transaction(disableDemoAccounts)
    await admin.post(`/user/${id}/enable`)
    await expect(refuseDemoAccounts(test.database)).rejects.toThrow('lain@armada.id')
    const chosen = { password_new: 'milik saya sendiri', password_re: 'milik saya sendiri' }
    const { path } = (await admin.post(`/user/${id}/recovery`)).body.data
    const recovered = await test.anyone.post('/auth/recover', { token: path.split('#')[1], ...chosen })
    expect(recovered.status).toBe(200)
    expect(await listMarked()).toEqual(['ubah@armada.id'])
    await expect(refuseDemoAccounts(test.database)).resolves.toBeUndefined()
    await admin.post(`/user/${other}/enable`)
    const owner = new Caller(test.app, await createToken(test.database, other), other)
    expect((await owner.post('/me/password', { password: published, ...chosen })).status).toBe(200)
    expect(await listMarked()).toEqual([])
    const checked = await test.database.query('select from app_user where demo_checked and id = any($1)', [
      [id, other],
    ])
    expect(checked).toHaveLength(2)
  })

  const disableDemo = async () => {
    await markDemoAccounts(test.database)
    await test.database.transaction(disableDemoAccounts)
  }

  it.each([
    ['`disable-demo`', disableDemo],
    ['the check', () => checkDemoPasswords(test.database, { production: true }, () => undefined).runOnce()],
  ])('Y21: %s ends all that a demo account owns and handed out', async (_case, disable) => {
    const id = await createUser(test.database, { email: 'lain@armada.id', password: published })
    const role_id = await roleOf(test.database, id)
    const caller = new Caller(test.app, await createToken(test.database, id), id)
    const made = await caller.post('/me/token/create', {
      name: 'Papan',
      permissions: permissionIds(['device.list']),
      group_ids: [],
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(made.status).toBe(201)
    const user = { name: 'Rina', email: 'rina@armada.id', role_id, all_groups: true, group_ids: [] }
    const invited = (await caller.post('/user/create', user)).body.data.id
    expect((await caller.post(`/user/${invited}/invite`)).status).toBe(200)
    await queueMail(test.database, {
      purpose: 'invitation',
      userId: invited,
      language: 'id',
      detail: { inviterId: id },
    })
    await createLink(test.database, id, 'recovery', { mailed: true })
    await createChallenge(test.database, id)
    await disable()
    expect((await caller.get('/me')).status).toBe(401)
    const left = await test.database.query(
      `select (select count(*)::int from api_token) as tokens, (select count(*)::int from account_token) as links,
         (select count(*)::int from mail_outbox where purpose = 'invitation') as mails,
         (select count(*)::int from sign_in_challenge) as challenges,
         (select count(*)::int from audit_log where action = 'revoke-link' and subject_id = $1) as entries`,
      [invited],
    )
    expect(left).toEqual([{ tokens: 0, links: 0, mails: 0, challenges: 0, entries: 1 }])
    expect(await test.database.query('select from app_user where disabled and id = $1', [id])).toHaveLength(1)
  })

  it('Y21: an account that two servers check at once is disabled once', async () => {
    await createUser(test.database, { email: 'lain@armada.id', password: published })
    const found: number[] = []
    const onFound = (_: unknown, id: number) => Promise.resolve(void found.push(id))
    await Promise.all([checkNextAccount(test.database, onFound), checkNextAccount(test.database, onFound)])
    expect(found).toHaveLength(1)
  })

  it('Y21: a sign-in with the published password marks the account before the background check', async () => {
    await createUser(test.database, { email: 'lain@armada.id', password: published })
    expect((await signIn('lain@armada.id')).status).toBe(200)
    expect(await listMarked()).toEqual(['lain@armada.id'])
  })

  it('users cannot choose the published password of the demo accounts', async () => {
    const admin = await test.signIn()
    const user = await test.signIn(['position.view'])
    const { path } = (await admin.post(`/user/${user.userId}/recovery`)).body.data
    const chosen = { password_new: published, password_re: published }
    const response = await test.anyone.post('/auth/recover', { token: path.split('#')[1], ...chosen })
    expect(response).toMatchObject({ status: 422, body: { errors: { password_new: [expect.any(String)] } } })
  })

  it('the demo data can be removed without removing real data', async () => {
    expect((await start('admin@sikud.test', null))?.password).toMatch(/^[\w-]{16}$/)
    await test.database.query(
      `insert into gps_session (device_id, source, distance_km, point_count, simulated)
       select id, 'demo', 1, 0, true from device`,
    )
    const [vehicle] = await test.database.query<{ id: number; number: string }>(
      'select id, number from vehicle where simulated order by id limit 1',
    )
    await test.database.query(
      `insert into device (name, imei, vehicle_id) values ('Asli', '352099001761481', $1)`,
      [vehicle?.id],
    )
    const { removed, kept } = await removeDemoData(test.database)
    expect(kept).toEqual([vehicle?.number])
    const { notifications: _, ...records } = removed
    expect(Math.min(...Object.values(records))).toBeGreaterThan(5)
    const rows = await test.database.query(
      `select (select count(*) from device) as devices, (select count(*) from vehicle) as vehicles,
         (select count(*) from driver) as drivers, (select count(*) from gps_session) as trips,
         (select count(*) from gps_point) as points, (select count(*) from last_position) as positions,
         (select count(*) from fleet_group) as depots`,
    )
    expect(rows).toEqual([
      { devices: 1, vehicles: 1, drivers: 0, trips: 0, points: 0, positions: 0, depots: 2 },
    ])
  })
})

describe('X01 the server process on a former demo database', () => {
  let settings: Record<string, string> = {}
  let end = () => Promise.resolve()

  beforeAll(async () => {
    if ('dataDir' in inject('template')) {
      const { dataDir, remove } = await copyTemplate()
      settings = { DATA_DIR: dataDir }
      end = remove
      return
    }
    const { config, close } = await createTestDatabase()
    await close()
    settings = { DATABASE_URL: config.databaseUrl ?? '' }
  })
  afterEach(killProcesses)
  afterAll(() => end())

  const start = (script: string, args: string[] = [], extra: Record<string, string> = {}) =>
    startProcess(script, args, { ...settings, ...extra })

  async function login(base: string, email: string, password: string) {
    const body = JSON.stringify({ email, password })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${base}/api/v1/auth/login`, { method: 'POST', body, headers })).status
  }

  it('the server prints a random password when other machines can reach it', async () => {
    const run = start(SERVER, [], { DEMO: '1', HOST: '0.0.0.0' })
    const base = await address(run)
    const [, printed = ''] = /admin@sikud\.test \/ (\S+)/.exec(run.output()) ?? []
    expect(await login(base, 'admin@sikud.test', printed)).toBe(200)
    expect(await login(base, 'admin@sikud.test', published)).toBe(422)
    expect(await login(base, 'operator@sikud.test', published)).toBe(422)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })

  it('in production the server starts only after `npm run disable-demo`, which its error message names', async () => {
    const production = { NODE_ENV: 'production', DEMO: '' }
    const refused = start(SERVER, [], production)
    expect(await refused.ended).toBe(1)
    for (const text of [...seeded, 'npm run disable-demo']) expect(refused.output()).toContain(text)
    expect(refused.output()).not.toContain('    at ')
    const command = start(DISABLE_DEMO, ['--remove-data'], production)
    expect(await command.ended, command.output()).toBe(0)
    for (const text of [...seeded, 'npm run create-admin']) expect(command.output()).toContain(text)
    expect(command.output()).toMatch(/Deleted the simulated fleet: \d+ trips/)
    const run = start(SERVER, [], production)
    const base = await address(run)
    expect(await login(base, 'admin@sikud.test', published)).toBe(422)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })

  it('Y21: production starts at once with many new accounts, and lets none in with the published password', async () => {
    const config = { dataDir: settings['DATA_DIR'] ?? '', databaseUrl: settings['DATABASE_URL'] }
    const database = await openDatabase(config)
    const id = await createUser(database, { email: 'lain@armada.id', password: published })
    await database.query(
      `insert into app_user (name, email, email_key, password_hash)
       select 'Banyak', n || '@banyak.example', n || '@banyak.example', password_hash
       from app_user, generate_series(1, 3000) as n where id = $1`,
      [id],
    )
    await database.close()
    const run = start(SERVER, [], { NODE_ENV: 'production', DEMO: '' })
    const base = await address(run)
    const before = performance.now()
    expect(await login(base, '1@banyak.example', published)).toBe(422)
    // Checking all accounts takes more than a minute.
    expect(performance.now() - before).toBeLessThan(30_000)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    const again = await openDatabase(config)
    const [state] = await again.query(
      `select (select disabled from app_user where email = '1@banyak.example') as disabled,
         (select count(*)::int from app_user where not demo_checked) > 2000 as some`,
    )
    await again.query(`delete from app_user where email like '%@banyak.example' or email = 'lain@armada.id'`)
    await again.close()
    expect(state).toEqual({ disabled: true, some: true })
  })

  it('`disable-demo` reports if no demo account is left, and changes no real account', async () => {
    const config = { dataDir: settings['DATA_DIR'] ?? '', databaseUrl: settings['DATABASE_URL'] }
    const database = await openDatabase(config)
    await createAdministrator(database, {
      email: 'kepala@armada.id',
      name: 'Kepala',
      password: 'milik sendiri',
    })
    await database.close()
    const command = start(DISABLE_DEMO, ['--remove-data'])
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('No demo account was enabled.')
    expect(command.output()).not.toContain('kepala@armada.id')
    expect(command.output()).not.toContain('create-admin')
  })
})
