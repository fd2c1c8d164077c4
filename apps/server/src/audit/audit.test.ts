import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { writeAudit } from './writeAudit.ts'
import { readHead, verifyChain } from './verifyChain.ts'

describe('the audit log', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  const logged = () => test.database.query('select * from audit_log order by id')
  const newDriver = async (name = 'Agus Setiawan') =>
    Number((await admin.post('/driver/create', { name, phone: '+62 812 0000 1111' })).body.data.id)

  it('shows who changed what, with the values before and after; a save without changes adds no entry', async () => {
    const id = await newDriver('Lama')
    await admin.put(`/driver/${id}`, { name: 'Baru', phone: '+62 812 0000 1111' })
    await admin.put(`/driver/${id}`, { name: 'Baru', phone: '+62 812 0000 1111' })
    const entries = (await logged()).slice(-2)
    expect(entries).toMatchObject([
      {
        action: 'createDriver',
        actor_id: admin.userId,
        subject_type: 'driver',
        subject_id: id,
        outcome: 'done',
      },
      { action: 'updateDriver', detail: { before: { name: 'Lama' }, after: { name: 'Baru' } } },
    ])
  })

  it('A39 a change is rolled back when its audit entry cannot be written', async () => {
    const id = await newDriver('Tetap')
    await test.database.query(
      `alter table audit_log add constraint broken check (action = 'never') not valid`,
    )
    try {
      expect((await admin.put(`/driver/${id}`, { name: 'Berubah' })).status).toBe(500)
      expect((await admin.delete(`/driver/${id}`)).status).toBe(500)
      expect((await admin.post('/driver/create', { name: 'Tidak jadi' })).status).toBe(500)
    } finally {
      await test.database.query('alter table audit_log drop constraint broken')
    }
    const names = (await admin.get('/driver')).body.data.map(({ name }: { name: string }) => name)
    expect(names).toContain('Tetap')
    expect(names).not.toContain('Berubah')
    expect(names).not.toContain('Tidak jadi')
    expect((await verifyChain(test.database)).problem).toBeNull()
  })

  it('keeps one chain with consecutive ids during parallel changes', async () => {
    const before = await readHead(test.database)
    await Promise.all(Array.from({ length: 12 }, (_, index) => newDriver(`Serentak ${index}`)))
    const ids = (await logged()).slice(-12).map(({ id }) => Number(id))
    expect(ids).toEqual(Array.from({ length: 12 }, (_, index) => before.id + 1 + index))
    expect((await verifyChain(test.database)).problem).toBeNull()
  })

  it('the hash chain stays valid when an entry is written in another time zone', async () => {
    await test.database.transaction(async (transaction) => {
      await transaction.query(`set local time zone 'Asia/Jayapura'`)
      await writeAudit(transaction, { command: 'test' }, {})
    })
    expect((await verifyChain(test.database)).problem).toBeNull()
  })

  it('refuses updates, deletions and truncation', async () => {
    const message = /takes new entries only/
    await expect(test.database.query(`update audit_log set action = 'x'`)).rejects.toThrow(message)
    await expect(test.database.query('delete from audit_log where id = 1')).rejects.toThrow(message)
    await expect(test.database.query('truncate audit_log')).rejects.toThrow(message)
  })

  describe('verification', () => {
    beforeEach(() => test.database.query('alter table audit_log disable trigger audit_guard'))
    afterAll(() => test.database.query('alter table audit_log enable trigger audit_guard'))

    /**
     * Runs a statement as the owner of the database, verifies the hash chain, and rolls back. Returns the fault that
     * the verification found.
     */
    async function tamper(statement: string, known?: { id: number; hash: string }) {
      let problem: string | null = null
      const rollback = new Error('rollback')
      await test.database
        .transaction(async (transaction) => {
          await transaction.query(statement)
          ;({ problem } = await verifyChain({ ...test.database, ...transaction }, known))
          throw rollback
        })
        .catch((error) => {
          if (error !== rollback) throw error
        })
      return problem
    }

    it('finds an edited entry and an edited detail', async () => {
      expect(await tamper('update audit_log set actor_id = 999 where id = 3')).toBe('entry 3 was changed')
      expect(await tamper(`update audit_log set detail = '{}' where id = 3`)).toBe(
        'the detail of entry 3 was changed',
      )
    })

    it('verification finds a missing entry in the middle and missing entries at the end', async () => {
      const { id } = await readHead(test.database)
      expect(await tamper('delete from audit_log where id = 4')).toBe('entry 4 is missing')
      expect(await tamper(`delete from audit_log where id > ${id - 2}`)).toBe(
        `entries ${id - 1} to ${id} are missing`,
      )
    })

    it('verification with an earlier head finds deleted last entries even if the head was rewritten', async () => {
      const { id, hash } = await readHead(test.database)
      const cut = `delete from audit_log where id = ${id};
        update audit_head set (id, hash) = (select id, hash from audit_log order by id desc limit 1)`
      expect(await tamper(cut)).toBeNull()
      expect(await tamper(cut, { id, hash })).toBe(`entries ${id} to ${id} are missing`)
      expect(await tamper('select 1', { id, hash: 'f'.repeat(64) })).toBe(`entry ${id} is not the known one`)
    })
  })
})
