import { describe, expect, it } from 'vitest'
import { inboxOwner, isAbandoned } from './inboxOwner.ts'

describe('inboxOwner', () => {
  it('is the id of the user, or the e-mail of a user without an id', () => {
    expect(inboxOwner({ id: 7, email: 'sri@sikud.test' }, 'abc')).toBe('id:7')
    expect(inboxOwner({ email: 'Sri@Sikud.test' }, 'abc')).toBe('email:sri@sikud.test')
  })

  it('never confuses the id of one user with the e-mail of another', () => {
    expect(inboxOwner({ id: 'sri' }, 'abc')).not.toBe(inboxOwner({ email: 'sri' }, 'abc'))
  })

  it('is a hash of the token for a user without id and e-mail, and does not reveal the token', () => {
    const owner = inboxOwner({}, 'token-pertama')
    expect(owner).toBe(inboxOwner({ email: '' }, 'token-pertama'))
    expect(owner).not.toBe(inboxOwner({}, 'token-kedua'))
    expect(owner).not.toContain('pertama')
  })
})

describe('isAbandoned', () => {
  it('only the inbox of an earlier session is abandoned', () => {
    const owner = inboxOwner({}, 'sekarang')
    expect(isAbandoned(inboxOwner({}, 'dulu'), owner)).toBe(true)
    expect(isAbandoned(owner, owner)).toBe(false)
    expect(isAbandoned('id:7', owner)).toBe(false)
    expect(isAbandoned(inboxOwner({}, 'dulu'), 'id:7')).toBe(true)
  })
})
