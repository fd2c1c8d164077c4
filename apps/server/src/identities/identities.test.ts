import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { UnknownDeviceError } from '../ingest/Intake.ts'
import { findAccountByEmail } from '../records/auth/authRepository.ts'
import { type Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { emails, imeis, plates } from './identityKinds.ts'
import { describeClashes, settleIdentities, settleKeys } from './settleKeys.ts'

const password = 'empat kata acak panjang'

describe('X05 one normaliser for identities', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    await createUser(test.database, { email: 'admin@sikud.test', password })
  })
  afterAll(() => test.close())

  const spellings = [
    'admİn@sikud.test',
    'admin@si\u212aud.test',
    ' ad\u00admin@sikud.test\u200b',
    'ADMIN＠sikud.test',
  ]

  it.each(spellings)('signs in to the one account with %j and creates no second account', async (email) => {
    expect((await test.anyone.post('/auth/login', { email, password })).status).toBe(200)
    const second = createAdministrator(test.database, { email, name: 'Peniru', password })
    await expect(second).rejects.toMatchObject({ constraint: 'app_user_email_key' })
  })

  it('counts failed sign-ins of every spelling for one account', async () => {
    const statuses: number[] = []
    // Each spelling is tried at most three times, and the limit is five failures. So the limit is reached only if the
    // server adds up the failures of all spellings.
    for (let failed = 0; failed < 12 && !statuses.includes(429); failed += 1) {
      const login = { email: spellings[failed % 4], password: 'bukan ini' }
      statuses.push((await test.anyone.post('/auth/login', login)).status)
    }
    expect(statuses).toContain(429)
    await test.database.query('delete from login_attempt')
  })

  it('rejects another spelling of a stored plate, and stores full-width characters as ASCII', async () => {
    const vehicle = { brand_id: 9, type_id: 901, number: ' ｂ 1234  xyz\u200b' }
    const { body } = await admin.post('/vehicle/create', vehicle)
    expect((await admin.get(`/vehicle/${body.data.id}`)).body.data.number).toBe('B 1234 XYZ')
    for (const number of ['b1234xyz', 'B-1234-XYZ', 'Ｂ１２３４ＸＹＺ']) {
      expect((await admin.post('/vehicle/create', { ...vehicle, number })).status).toBe(409)
    }
  })

  it('stores full-width and grouped digits of an IMEI as ASCII and rejects a duplicate', async () => {
    const { body } = await admin.post('/device/create', { name: 'Pelacak', imei: '３５-209900-176148-1 ' })
    expect((await admin.get(`/device/${body.data.id}`)).body.data.imei).toBe('352099001761481')
    const again = await admin.post('/device/create', { name: 'Lain', imei: '35 209900 176148 1' })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Pelacak') } })
  })

  it('rejects another spelling of a stored role name, and a role name of invisible characters', async () => {
    const role = { type: 'manual', name: 'Kepala Gudang', permissions: [1] }
    expect((await admin.post('/system/role/create', role)).status).toBe(201)
    expect((await admin.post('/system/role/create', { ...role, name: 'ＫEPALA \u00a0gudang' })).status).toBe(
      409,
    )
    expect((await admin.post('/system/role/create', { ...role, name: '\u200b\u3164' })).status).toBe(422)
  })

  it('stores positions that a tracker sends with another spelling of its IMEI', async () => {
    await test.database.query(
      `insert into device (name, imei, imei_key) values ('Ponsel', 'HP Agus', 'hp agus')`,
    )
    const now = Date.now()
    for (const id of ['hp agus', 'ＨＰ　ＡＧＵＳ']) {
      const position = { id, lat: -6.2, lon: 106.8, timestamp: Math.round(now / 1000), speed: 10 }
      expect((await test.anyone.post('/ingest/osmand', position)).status).toBe(200)
    }
  })

  it('P10: a device with a zero before its IMEI gets the reports of the tracker that logs in with 15 digits', async () => {
    const { body } = await admin.post('/device/create', { name: 'Nol', imei: 'IMEI: 0861230048000117' })
    expect((await admin.get(`/device/${body.data.id}`)).body.data.imei).toBe('0861230048000117')
    await test.intake.accept({ imei: '861230048000117', protocol: 'gt06', positions: [], battery: 70 })
    expect((await admin.get(`/device/${body.data.id}/contact`)).body.data.battery.percent).toBe(70)
    const again = await admin.post('/device/create', { name: 'Lagi', imei: '861230048000117/01' })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nol') } })
  })

  it('P10: two stored devices with the same number keep their own reports, and the start names the pair', async () => {
    await test.database.query(
      `insert into device (name, imei, imei_key) values ('Lima belas', '861230048000125', '861230048000125'),
         ('Enam belas', '0861230048000125', '0861230048000125')`,
    )
    expect(await settleKeys(test.database, imeis)).toMatchObject([{ text: '0861230048000125' }])
    for (const [imei, battery] of [
      ['861230048000125', 15],
      ['0861230048000125', 16],
    ] as const)
      await test.intake.accept({ imei, protocol: 'osmand', positions: [], battery })
    expect(
      await test.database.query(
        `select imei, battery from device join device_contact on device_id = id where imei like '%861230048000125'
         order by imei`,
      ),
    ).toEqual([
      { imei: '0861230048000125', battery: 16 },
      { imei: '861230048000125', battery: 15 },
    ])
    await test.database.query(`delete from device where imei like '%861230048000125'`)
  })

  it('counts an unknown device once for all spellings of its IMEI, until one of them is registered', async () => {
    for (const imei of ['HP Baru', 'hp baru']) {
      const report = { imei, protocol: 'osmand' as const, positions: [], battery: 50 }
      await expect(test.intake.accept(report)).rejects.toThrow(UnknownDeviceError)
    }
    const { data } = (await admin.get('/ingest/unknown')).body
    expect(data).toMatchObject([{ imei: 'hp baru', count: 1 }])
    expect((await admin.post('/device/create', { name: 'Ponsel baru', imei: 'HP BARU' })).status).toBe(201)
    expect((await admin.get('/ingest/unknown')).body.data).toEqual([])
  })

  it('computes the key of a manually inserted row at the next start', async () => {
    const insert = `insert into app_user (name, email, password_hash) values ('Tangan', 'Tangan@armada.id', 'none')`
    await test.database.query(insert)
    expect(await settleKeys(test.database, emails)).toEqual([])
    await expect(test.database.query(insert.replace('Tangan@', 'tangan@'))).rejects.toMatchObject({
      code: '23505',
    })
  })
})

describe('X05 records that share a key when the keys are introduced', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    await toOldSchema(test)
    const [role] = await test.database.query<{ id: number }>(
      `insert into role (name) values ('kepala') returning id`,
    )
    await test.database.query(`insert into role (name) values ('ke\u00adpala')`)
    await test.database.query(
      `insert into app_user (role_id, name, email, password_hash)
       select $1, name, email, 'none' from unnest($2::text[], $3::text[]) as t (name, email)`,
      [role?.id, ['Asli', 'Peniru'], ['admin@sikud.test', 'ad\u00admin@sikud.test']],
    )
    await test.database.query(
      `insert into vehicle (type_id, number) values (901, 'B 1 AA'), (901, 'B-1-AA'), (901, 'B.1.AA')`,
    )
    // The second device would get the key `hp#2`, but this is already the IMEI of the third device.
    await test.database.query(
      `insert into device (name, imei, imei_exempt) values ('Satu', 'hp', true), ('Dua', 'HP', true), ('Tiga', 'hp#2', true)`,
    )
    await test.database.query(
      `insert into unknown_device (imei, protocol) values ('X', 'osmand'), ('x', 'osmand'), ('Y', 'osmand')`,
    )
    await migrate(test.database)
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  it('the oldest record with a key gets this key; newer records with the same key get the key plus #id', async () => {
    const users = await test.database.query(
      `select email_key from app_user where password_hash = 'none' order by id limit 2`,
    )
    expect(users).toEqual([{ email_key: 'admin@sikud.test' }, { email_key: 'admin@sikud.test#2' }])
    expect(await test.database.query('select number_key as key from vehicle order by id')).toEqual([
      { key: 'b1aa' },
      { key: 'b1aa#2' },
      { key: 'b1aa#3' },
    ])
    expect(await test.database.query('select imei_key as key from device order by id')).toEqual([
      { key: 'hp' },
      { key: 'hp#2#2' },
      { key: 'hp#2' },
    ])
    expect(await test.database.query('select imei from unknown_device order by imei')).toEqual([
      { imei: 'x' },
      { imei: 'y' },
    ])
  })

  it('accounts that share a key are found by exact e-mail; other spellings find the oldest account', async () => {
    expect(await findAccountByEmail(test.database, 'ad\u00admin@sikud.test ')).toMatchObject({ id: 2 })
    expect(await findAccountByEmail(test.database, 'admin@sikud.test')).toMatchObject({ id: 1 })
    expect(await findAccountByEmail(test.database, 'ADMIN@sikud.test')).toMatchObject({ id: 1 })
  })

  it('records that share a key are listed at start (invisible characters escaped) and in user details', async () => {
    const text = describeClashes(await settleIdentities(test.database))
    expect(text).toContain('account 2 ("ad\\u{ad}min@sikud.test") looks like account 1')
    expect(text).toContain('vehicle 3 ("B.1.AA") looks like vehicle 1')
    expect((await admin.get('/user/2')).body.data.same_email).toEqual({ id: 1, name: 'Asli' })
    expect((await admin.get('/user/1')).body.data).not.toHaveProperty('same_email')
  })

  it('devices that share a key get the reports with their exact spelling of the IMEI', async () => {
    for (const imei of ['hp', 'HP', 'Hp']) {
      await test.intake.accept({ imei, protocol: 'osmand', positions: [], battery: imei === 'HP' ? 20 : 90 })
    }
    expect(await test.database.query('select device_id, battery from device_contact order by 1')).toEqual([
      { device_id: 1, battery: 90 },
      { device_id: 2, battery: 20 },
    ])
  })

  it('records that share a key accept changes of other fields, and are listed until their text changes', async () => {
    const vehicle = { brand_id: 9, type_id: 901, number: 'B-1-AA' }
    expect((await admin.put('/vehicle/2', { ...vehicle, color: 'Merah' })).status).toBe(200)
    expect((await admin.put('/vehicle/2', { ...vehicle, number: 'b 1 aa' })).status).toBe(409)
    expect(await settleKeys(test.database, plates)).toMatchObject([
      { id: 2, text: 'B-1-AA', holderId: 1 },
      { id: 3, text: 'B.1.AA', holderId: 1 },
    ])
    expect((await admin.put('/vehicle/2', { ...vehicle, number: 'B 2 AA' })).status).toBe(200)
    expect(await settleKeys(test.database, plates)).toMatchObject([{ id: 3 }])
  })

  it('if the text of the oldest record changes, the next start gives its key to the next oldest record', async () => {
    expect((await admin.put('/device/1', { name: 'Satu', imei: '352099001761481' })).status).toBe(200)
    expect(await settleKeys(test.database, imeis)).toEqual([])
    expect(await test.database.query('select imei_key as key from device where id = 2')).toEqual([
      { key: 'hp' },
    ])
  })
})

/** Restores the database schema as it was before the identity keys existed. */
async function toOldSchema({ database }: TestApp): Promise<void> {
  await database.query(`
    delete from migration where name like '%identity_keys.ts';
    drop function key_of_app_user() cascade;
    drop function key_of_role() cascade;
    drop function key_of_vehicle() cascade;
    drop function key_of_device() cascade;
    alter table app_user drop column email_key;
    alter table role drop column name_key;
    alter table vehicle drop column number_key;
    alter table device drop column imei_key;
    drop index app_user_email;
    create unique index app_user_email on app_user (lower(email));
    create unique index role_name on role (lower(name));
    create unique index vehicle_number on vehicle (upper(regexp_replace(number, '\\s', '', 'g')));
  `)
}
