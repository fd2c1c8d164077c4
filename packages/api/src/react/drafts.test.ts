import { describe, expect, it } from 'vitest'
import type { Draft, DraftStorage } from './browserDrafts.ts'
import { createDrafts } from './drafts.ts'
import type { SessionChange } from './session.ts'

function open(user?: string) {
  let tell: (change: SessionChange) => void = () => {}
  let token: string | null = 'one'
  const session = {
    token: () => token,
    subscribe: (listener: (change: SessionChange) => void) => {
      tell = listener
      return () => true
    },
  }
  const rows: Draft[] = []
  const storage: DraftStorage = {
    put: async (stored) => void rows.push(stored),
    remove: async (id) => void rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id)),
    read: async (form, owner) => rows.filter((row) => row.form === form && row.user === owner),
  }
  const drafts = createDrafts(session, async () => storage)
  if (user !== undefined) drafts.own(user)
  return {
    drafts,
    rows,
    tell: (change: SessionChange) => {
      if (change === 'signed-out' || change === 'expired') token = null
      tell(change)
    },
  }
}

/** Waits until the storage has done what was asked of it. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const draft = (name: string, user = '7', form = '/device/add') => ({
  id: name,
  at: 1,
  form,
  user,
  entered: { name },
  basis: undefined,
})

describe('drafts', () => {
  it('are offered to the same user after the session expired', () => {
    const { drafts, tell } = open('7')
    tell('expired')
    drafts.keep(draft('Pelacak'))
    tell('signed-in')
    drafts.own('7')
    expect(drafts.newest('/device/add', '7')?.entered).toEqual({ name: 'Pelacak' })
  })

  it('a draft is offered only in its own form', () => {
    const { drafts } = open('7')
    drafts.keep(draft('Pelacak'))
    expect(drafts.newest('/device/edit/1', '7')).toBeUndefined()
  })

  it('X06: all drafts of a form are kept, and the newest is offered first', () => {
    const { drafts } = open('7')
    drafts.keep(draft('satu'))
    drafts.keep(draft('dua'))
    const newest = drafts.newest('/device/add', '7')
    expect(newest?.entered).toEqual({ name: 'dua' })
    if (newest) drafts.forget(newest)
    expect(drafts.newest('/device/add', '7')?.entered).toEqual({ name: 'satu' })
  })

  it('X06: drafts are deleted when another user signs in; a draft that the first user adds later is ignored', () => {
    const { drafts } = open('7')
    drafts.keep(draft('Pelacak'))
    expect(drafts.newest('/device/add', '8')).toBeUndefined()
    drafts.own('8')
    drafts.keep(draft('kiriman lama'))
    drafts.own('7')
    expect(drafts.newest('/device/add', '7')).toBeUndefined()
  })

  it('X06: drafts are deleted at sign-out; a draft that is added after the sign-out is ignored', () => {
    const { drafts, tell } = open('7')
    drafts.keep(draft('Pelacak'))
    tell('signed-out')
    drafts.keep(draft('kiriman lama'))
    drafts.own('7')
    expect(drafts.newest('/device/add', '7')).toBeUndefined()
  })

  it('notify their listeners of each change', () => {
    const { drafts, tell } = open('7')
    let changes = 0
    const stop = drafts.subscribe(() => (changes += 1))
    drafts.keep(draft('Pelacak'))
    tell('signed-out')
    stop()
    drafts.own('7')
    drafts.keep(draft('Pelacak'))
    expect(changes).toBe(2)
  })

  it('a stored draft is offered after a reload, except the one of the open form', async () => {
    const { drafts, rows } = open('7')
    rows.push(draft('satu'), { ...draft('dua'), at: 2 }, draft('tiga'), draft('empat', '8'))
    drafts.load('/device/add', '7', 'tiga')
    await settle()
    expect(drafts.newest('/device/add', '7')?.entered).toEqual({ name: 'dua' })
    drafts.load('/device/add', '7', 'tiga')
    await settle()
    const newest = drafts.newest('/device/add', '7')
    if (newest) drafts.forget(newest)
    expect(drafts.newest('/device/add', '7')?.entered).toEqual({ name: 'satu' })
    await settle()
    expect(rows.map(({ id }) => id)).toEqual(['satu', 'tiga', 'empat'])
  })

  it('are neither stored nor read after the session has ended', async () => {
    const { drafts, rows, tell } = open('7')
    drafts.store(draft('satu'))
    await settle()
    expect(rows).toHaveLength(1)
    drafts.store(draft('dua'))
    drafts.load('/device/add', '7', '')
    tell('signed-out')
    drafts.own('8')
    await settle()
    expect(rows).toHaveLength(1)
    expect(drafts.newest('/device/add', '7')).toBeUndefined()
  })
})
