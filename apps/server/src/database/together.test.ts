import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { columnsOf, runTogether } from './sql.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query('create table cup (name text, size float8); create table lid (name text)')
})
afterAll(() => test.close())

describe('statements that run together', () => {
  it('statements that run together keep their own parameters', async () => {
    const cups = { text: 'insert into cup select $1, $2::float8', params: ['blue', 2.5] }
    const lids = {
      text: 'insert into lid select unnest($2::text[]) where $1::int = 7',
      params: [7, ['a', 'b']],
    }
    await runTogether(test.database, [cups, null, lids])
    expect(await test.database.query('select * from cup')).toEqual([{ name: 'blue', size: 2.5 }])
    expect(await test.database.query('select name from lid order by name')).toEqual([
      { name: 'a' },
      { name: 'b' },
    ])
  })

  it('runTogether accepts an empty list of statements', async () => {
    await expect(runTogether(test.database, [null])).resolves.toBeUndefined()
  })
})

describe('columns of rows', () => {
  it('columnsOf passes numbers, texts, NaN and null to the database unchanged', async () => {
    const rows = [
      { number: -0.1, text: 'a "b", \\c' },
      { number: Number.NaN, text: 'NULL' },
      { number: 1e300, text: '' },
      { number: null, text: null },
    ]
    const stored = await test.database.query(
      'select number, text from unnest($1::float8[], $2::text[]) as t (number, text)',
      columnsOf(rows, 'number', 'text'),
    )
    expect(stored).toEqual(rows)
  })
})
