import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { isRetryable, violation } from './databaseErrors.ts'

describe('a database', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await test.database.query('create table tally (name text primary key, value integer not null)')
  })
  afterAll(() => test.close())

  it('returns large numbers, times and JSON as JavaScript values', async () => {
    const rows = await test.database.query(
      `select 3174071002::bigint as id, count(*) as count, timestamptz '2026-11-20T07:00:00+07:00' as time,
         json_build_object('a', array[1, 2]) as json from province`,
    )
    expect(rows).toEqual([
      { id: 3_174_071_002, count: 38, time: new Date('2026-11-20T00:00:00Z'), json: { a: [1, 2] } },
    ])
  })

  it('commits a transaction as a whole or rolls it back', async () => {
    const { database } = test
    await database.transaction((transaction) => transaction.query(`insert into tally values ('kept', 1)`))
    const failing = database.transaction(async (transaction) => {
      await transaction.query(`insert into tally values ('lost', 1)`)
      await transaction.query(`insert into tally values ('kept', 2)`)
    })
    await expect(failing).rejects.toSatisfy((error) => violation(error) === 'tally_pkey')
    expect(await database.query('select * from tally')).toEqual([{ name: 'kept', value: 1 }])
  })

  it('keeps the statements of concurrent callers apart', async () => {
    const { database } = test
    const wrong: string[] = []
    const reader = async (caller: number) => {
      for (let round = 0; round < 25; round++) {
        const tag = `${caller}-${round}`
        const [row] = await database.query<{ tag: string }>('select $1::text as tag, $2::text as filler', [
          tag,
          'x'.repeat(round * 500),
        ])
        if (row?.tag !== tag) wrong.push(tag)
      }
    }
    const writer = async (caller: number) => {
      for (let round = 0; round < 10; round++) {
        await database.transaction(async (transaction) => {
          const name = `w${caller}-${round}`
          await transaction.query('insert into tally values ($1, $2)', [name, 1])
          await transaction.query('update tally set value = value + $2 where name = $1', [name, caller])
        })
      }
    }
    const failer = async () => {
      for (let round = 0; round < 25; round++) {
        await expect(database.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
      }
    }
    await Promise.all([reader(1), reader(2), reader(3), writer(10), writer(20), failer(), failer()])
    expect(wrong).toEqual([])
    const sums = await database.query(`select sum(value) as sum from tally where name like 'w%'`)
    expect(sums).toEqual([{ sum: 10 * 11 + 10 * 21 }])
  })

  it('accepts parameters of several megabytes', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => `baris nomor ${index} ${'x'.repeat(50)}`)
    const found = await test.database.query(
      'select count(*) as count, max(length(line)) as longest from unnest($1::text[]) as line',
      [rows],
    )
    expect(found).toEqual([{ count: 50_000, longest: 68 }])
  })

  it.runIf('server' in inject('template'))(
    'X37: keeps working after a connection is lost between two statements of a transaction',
    async () => {
      const { database } = test
      const lost = database.transaction(async (transaction) => {
        const [own] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid')
        await database.query('select pg_terminate_backend($1, 5000)', [own?.pid])
        await setImmediate() // The client gets the error while no statement is pending.
        await transaction.query('select 1')
      })
      await expect(lost).rejects.toSatisfy(isRetryable)
      expect(await database.transaction((transaction) => transaction.query('select 1 as one'))).toEqual([
        { one: 1 },
      ])
    },
  )
})
