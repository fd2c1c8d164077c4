import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('X09 trips in pages', () => {
  let test: TestApp
  let person: Caller
  let [first, second, driver] = [0, 0, 0]

  beforeAll(async () => {
    test = await createTestApp()
    person = await test.signIn(['session.list'])
    const devices = await test.database.query<{ id: number }>(
      `insert into device (name, imei) values ('Pelacak 01', 'a'), ('Pelacak 02', 'b') returning id`,
    )
    const drivers = await test.database.query<{ id: number }>(
      `insert into driver (name) values ('Agus') returning id`,
    )
    ;[first = 0, second = 0] = devices.map(({ id }) => id)
    driver = drivers[0]?.id ?? 0
  })
  afterAll(() => test.close())
  beforeEach(() => test.database.query('delete from gps_session'))

  async function add(start: string | null, device = first, drivenBy: number | null = null, end = start) {
    const [session] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, driver_id, source, start_time, end_time, distance_km, point_count)
       values ($1, $2, 'test', $3, $4, 1, 1) returning id`,
      [device, drivenBy, start, end],
    )
    await test.database.query(
      `insert into gps_point (session_id, seq, lat, lng) values ($1, 0, -6.2, 106.8)`,
      [session?.id],
    )
    return session?.id ?? 0
  }

  const list = async (query: string) => (await person.get(`/gps/session?${query}`)).body
  const idsOf = (data: { id: number }[]) => data.map(({ id }) => id)

  /** Reads all pages by following their cursors. Calls `between` before each page except the first. */
  async function readAll(query: string, between: () => Promise<unknown> = async () => {}) {
    const pages: number[][] = []
    let cursor: string | undefined
    do {
      if (cursor !== undefined) await between()
      const { data, next } = await list(`${query}${cursor === undefined ? '' : `&cursor=${cursor}`}`)
      pages.push(idsOf(data))
      cursor = next
    } while (cursor !== undefined && pages.length < 50)
    return pages
  }

  it('trips are sorted newest first, then by id, with untimed trips last and without points', async () => {
    const old = await add('2026-11-18T07:00:00Z')
    const untimed = [await add(null), await add(null)]
    const ties = [await add('2026-11-19T07:00:00.123456Z'), await add('2026-11-19T07:00:00.123456Z')]
    const nearly = await add('2026-11-19T07:00:00.123457Z')
    const running = await add('2026-11-20T07:00:00Z', second, null, null)
    const expected = [running, nearly, ...ties.toReversed(), old, ...untimed.toReversed()]
    for (const limit of [1, 2, 3, 7, 500]) {
      const pages = await readAll(`limit=${limit}`)
      expect(pages.flat()).toEqual(expected)
      expect(pages).toHaveLength(Math.ceil(expected.length / limit))
    }
    const { data } = await list('limit=2')
    expect(data[0]).toMatchObject({ end: { time: null }, points: [] })
  })

  it('pages do not repeat or miss a trip while new trips are added', async () => {
    const old: number[] = []
    for (let day = 10; day < 20; day += 1) old.push(await add(`2026-11-${day}T07:00:00Z`))
    const pages = await readAll('limit=3', () => add('2026-11-20T07:00:00Z'))
    expect(pages.flat()).toEqual(old.toReversed())
  })

  it('a request can combine the filters of device, vehicle, driver and period', async () => {
    const mine = await add('2026-11-18T07:00:00Z', first, driver)
    const other = await add('2026-11-19T07:00:00Z', second, driver)
    const later = await add('2026-11-20T07:00:00Z', first)
    const untimed = await add(null, first, driver)
    const ids = async (query: string) => idsOf((await list(`limit=10&${query}`)).data)
    expect(await ids(`device_id=${first}`)).toEqual([later, mine, untimed])
    expect(await ids(`driver_id=${driver}`)).toEqual([other, mine, untimed])
    expect(await ids(`driver_id=${driver}&device_id=${first}`)).toEqual([mine, untimed])
    expect(await ids(`vehicle_id=1`)).toEqual([])
    expect(await ids('driver_id=nobody')).toEqual([])
    expect(await ids('from=2026-11-19T00:00:00Z')).toEqual([later, other])
    expect(await ids('to=2026-11-20T07:00:00Z')).toEqual([other, mine])
    expect(await ids('from=2026-11-19T00:00:00Z&to=2026-11-20T00:00:00Z')).toEqual([other])
    expect(await ids(`untimed=1&driver_id=${driver}`)).toEqual([untimed])
    expect(await ids('untimed=1&from=2026-11-19T00:00:00Z')).toEqual([])
    expect(await ids(`untimed=0&driver_id=${driver}`)).toEqual([other, mine])
    expect(idsOf((await list(`driver_id=${driver}&summary=1`)).data)).toEqual([other, mine, untimed])
  })

  /** Adds a trip of an hour with a distance, and returns its id. */
  async function addLong(start: string, km: number, hours = 1) {
    const id = await add(start, first, driver, new Date(Date.parse(start) + hours * 3_600_000).toISOString())
    await test.database.query('update gps_session set distance_km = $2 where id = $1', [id, km])
    await test.database.query('update trip_share set km = $2 where session_id = $1', [id, km])
    return id
  }

  it('sort puts the longest trip of the period first, over all pages', async () => {
    const far = await addLong('2026-11-19T01:00:00Z', 80)
    const near = await addLong('2026-11-19T03:00:00Z', 2, 5)
    const middle = await addLong('2026-11-19T09:00:00Z', 30)
    const equal = await addLong('2026-11-19T10:00:00Z', 30, 2)
    await addLong('2026-11-18T01:00:00Z', 900)
    const period = 'from=2026-11-19T00:00:00Z&to=2026-11-20T00:00:00Z'
    for (const limit of [1, 2, 3, 500]) {
      const pages = await readAll(`limit=${limit}&${period}&sort=distance`)
      expect(pages.flat()).toEqual([far, equal, middle, near])
    }
    expect((await readAll(`limit=2&${period}&sort=duration`)).flat()).toEqual([near, equal, middle, far])
    const { next } = await list(`limit=1&${period}&sort=distance`)
    expect((await person.get(`/gps/session?${period}&cursor=${next}`)).status).toBe(400)
  })

  it('at selects the trips that ran in that minute, without cutting them', async () => {
    const before = await addLong('2026-11-19T01:00:00Z', 3)
    const during = await addLong('2026-11-19T07:30:00Z', 4)
    const begins = await addLong('2026-11-19T08:00:40Z', 5)
    await addLong('2026-11-19T08:01:00Z', 6)
    const { data } = await list('limit=9&at=2026-11-19T15:00:00%2B07:00')
    expect(idsOf(data)).toEqual([begins, during])
    expect(data[1].share).toBeUndefined()
    expect(idsOf((await list('limit=9&at=2026-11-19T01:30:00Z')).data)).toEqual([before])
    expect(idsOf((await list(`limit=9&at=2026-11-19T01:30:00Z&device_id=${second}`)).data)).toEqual([])
  })

  it('preview=1 adds the ends and some speeds, and the access log of the driver records it', async () => {
    const id = await addLong('2026-11-19T01:00:00Z', 3)
    await test.database.query(
      `insert into gps_point (session_id, seq, lat, lng, speed)
       select $1, n, -6.2 + n / 1000.0, 106.8, case n when 4 then 'NaN'::float8 else n end from generate_series(1, 99) n`,
      [id],
    )
    await test.database.query('update gps_session set point_count = 100 where id = $1', [id])
    const [plain] = (await list('limit=9')).data
    expect(plain).not.toHaveProperty('preview')
    const [trip] = (await list('limit=9&preview=1')).data
    expect(trip.preview).toMatchObject({ start: { lat: -6.2, lng: 106.8 }, end: { lat: -6.101 } })
    expect(trip.preview.speeds).toHaveLength(24)
    expect(trip.preview.speeds.slice(0, 3)).toEqual([null, null, 8])
    expect(trip.preview.speeds.at(-1)).toBe(99)
    const admin = await test.signIn()
    expect((await admin.get(`/driver/${driver}/access`)).body.data).toMatchObject([{ kind: 'trips' }])
  })

  it('a reader of the newest five reads the ends of exactly these, within his depots and permissions', async () => {
    const [own = 0, other = 0] = (
      await test.database.query<{ id: number }>(
        `insert into fleet_group (name) values ('Depo A'), ('Depo B') returning id`,
      )
    ).map(({ id }) => id)
    const [visible = 0, hidden = 0] = (
      await test.database.query<{ id: number }>(
        `insert into device (name, imei, group_id) values ('Pelacak 03', 'c', ${own}), ('Pelacak 04', 'd', ${other})
         returning id`,
      )
    ).map(({ id }) => id)
    const names = Array.from({ length: 7 }, (_, at) => `Sopir ${at}`)
    const drivers = await test.database.query<{ id: number }>(
      'insert into driver (name, group_id) select unnest($1::text[]), $2 returning id',
      [names, own],
    )
    const trips: number[] = []
    for (const [at, one] of drivers.entries())
      trips.push(await add(`2026-11-2${at}T07:00:00Z`, at === 6 ? hidden : visible, one.id))
    const newest = '/gps/session?limit=5&preview=1&from=2026-11-19T17:00:00Z'
    const recorded = () =>
      test.database.query<{ user_id: number; driver_id: number }>(
        `select user_id, driver_id from access_log where kind = 'trips' and driver_id = any($1) order by driver_id`,
        [drivers.map(({ id }) => id)],
      )

    const refused = [test.anyone, await test.signIn(['device.list'], [own])]
    const statuses = await Promise.all(refused.map(async (caller) => (await caller.get(newest)).status))
    expect(statuses).toEqual([401, 403])
    expect(await recorded()).toEqual([])

    const operator = await test.signIn(['session.list', 'role.view'], [own])
    await operator.get('/gps/session?summary=1&from=2026-11-19T17:00:00Z')
    expect(await recorded()).toEqual([])
    const { data } = (await operator.get(newest)).body
    expect(idsOf(data)).toEqual(trips.slice(1, 6).toReversed())
    for (const trip of data) expect(trip.preview.end).toEqual({ lat: -6.2, lng: 106.8 })
    const five = drivers.slice(1, 6).map(({ id }) => ({ user_id: operator.userId, driver_id: id }))
    expect(await recorded()).toEqual(five)

    const elsewhere = await test.signIn(['session.list'], [other])
    expect(idsOf((await elsewhere.get(newest)).body.data)).toEqual([trips[6]])
    expect(await recorded()).toEqual([...five, { user_id: elsewhere.userId, driver_id: drivers[6]?.id }])

    const [role] = await test.database.query<{ id: number }>(
      `insert into role (name, name_key) values ('Gudang', 'gudang') returning id`,
    )
    expect((await operator.post('/me/view-as', { role_id: role?.id })).status).toBe(200)
    expect((await operator.get(newest)).status).toBe(403)
    expect(await recorded()).toHaveLength(6)
  })

  it('a page has 200 trips by default', async () => {
    await test.database.query(
      `insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
       select $1, 'test', now(), now(), 1, 0 from generate_series(1, 300)`,
      [first],
    )
    const { next } = await list('limit=1')
    expect((await list(`cursor=${next}`)).data).toHaveLength(200)
  })

  it.each([
    'limit=0',
    'limit=501',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'limit=',
    'cursor=',
    'cursor=%00',
    'cursor=kemarin',
    'cursor=MSwxLDE',
    'limit=1&untimed=2',
    'limit=1&at=kemarin',
    'limit=1&sort=distance',
    'limit=1&sort=speed&from=2026-11-19T00:00:00Z',
    'limit=1&sort=distance&from=2026-01-01T00:00:00Z&to=2026-11-19T00:00:00Z',
    'limit=1&preview=0',
    `cursor=${'a'.repeat(201)}`,
  ])('a page with the invalid query ?%s gets 400', async (query) =>
    expect((await person.get(`/gps/session?${query}`)).status).toBe(400),
  )

  it('a cursor that was changed, or that was made for other filters, is rejected', async () => {
    await add('2026-11-18T07:00:00Z')
    await add('2026-11-19T07:00:00Z')
    const { next } = await list(`limit=1&device_id=${first}`)
    const status = async (query: string) => (await person.get(`/gps/session?${query}`)).status
    expect(await status(`cursor=${next}&device_id=${first}`)).toBe(200)
    expect(await status(`cursor=${next}`)).toBe(400)
    expect(await status(`cursor=${next}&device_id=${second}`)).toBe(400)
    expect(await status(`cursor=${next}A&device_id=${first}`)).toBe(400)
    expect(await status(`cursor=!${next}&device_id=${first}`)).toBe(400)
  })

  it('without parameters, the response is not a page: it has the newest 1,000 trips with points', async () => {
    await test.database.query(
      `insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
       select $1, 'test', t, t, 1, 0 from (select timestamptz '2026-01-01Z' + n * interval '1 hour' as t from generate_series(1, 1001) n) s`,
      [first],
    )
    const newest = await add('2026-11-20T07:00:00Z')
    const { data, next } = await list('')
    expect(data).toHaveLength(1000)
    expect(data[0]).toMatchObject({ id: newest, points: [{ lat: -6.2 }] })
    expect(next).toBeUndefined()
    expect((await list('summary=1')).data).toHaveLength(1002)
  })

  describe('the previous or next trip', () => {
    const neighbour = async (id: number, query: string) =>
      (await person.get(`/gps/session/${id}/neighbour?${query}`)).body.data?.id

    it('the previous or next trip of a trip is found within the filters', async () => {
      const untimed = await add(null)
      const oldest = await add('2026-11-18T07:00:00Z')
      const tie = await add('2026-11-18T07:00:00Z', second)
      const newest = await add('2026-11-20T07:00:00Z')
      expect(await neighbour(newest, 'direction=previous')).toBe(tie)
      expect(await neighbour(tie, 'direction=previous')).toBe(oldest)
      expect(await neighbour(oldest, 'direction=previous')).toBe(untimed)
      expect(await neighbour(untimed, 'direction=previous')).toBeUndefined()
      expect(await neighbour(untimed, 'direction=next')).toBe(oldest)
      expect(await neighbour(oldest, 'direction=next')).toBe(tie)
      expect(await neighbour(newest, 'direction=next')).toBeUndefined()
      expect(await neighbour(newest, `direction=previous&device_id=${first}`)).toBe(oldest)
      expect(await neighbour(newest, 'direction=previous&from=2026-11-19T00:00:00Z')).toBeUndefined()
      expect(await neighbour(newest, 'direction=previous&untimed=1')).toBe(untimed)
      expect(await neighbour(oldest, 'direction=previous&untimed=0')).toBeUndefined()
    })

    it('the previous or next trip has no points; it is null at the end, and an unknown trip gets 404', async () => {
      const old = await add('2026-11-18T07:00:00Z')
      const recent = await add('2026-11-20T07:00:00Z')
      const answer = await person.get(`/gps/session/${recent}/neighbour?direction=previous`)
      expect(answer.body.data).toMatchObject({ id: old, points: [] })
      expect((await person.get(`/gps/session/${old}/neighbour?direction=previous`)).body).toEqual({
        data: null,
      })
      expect((await person.get(`/gps/session/${recent + 1}/neighbour?direction=next`)).status).toBe(404)
      expect((await person.get(`/gps/session/${recent}/neighbour`)).status).toBe(400)
      expect((await person.get(`/gps/session/${recent}/neighbour?direction=up`)).status).toBe(400)
      const stranger = await test.signIn(['device.list'])
      expect((await stranger.get(`/gps/session/${recent}/neighbour?direction=next`)).status).toBe(403)
    })
  })
})
