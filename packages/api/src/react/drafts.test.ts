import { describe, expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'
import type { SessionChange } from './session.ts'

function open(user?: string) {
  let tell: (change: SessionChange) => void = () => {}
  const drafts = createDrafts({
    subscribe: (listener) => {
      tell = listener
      return () => true
    },
  })
  if (user !== undefined) drafts.own(user)
  return { drafts, tell: (change: SessionChange) => tell(change) }
}

const draft = (name: string, user = '7', form = '/device/add') => ({
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
})
