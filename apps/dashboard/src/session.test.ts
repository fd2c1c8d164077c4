import { describe, expect, it } from 'vitest'
import { openSession } from './session.ts'
import { memoryStorage } from './testing/memoryStorage.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('openSession', () => {
  it('keeps the bare token under the key token', () => {
    const storage = memoryStorage()
    openSession(() => storage, new EventTarget()).begin('abc')
    expect(storage.getItem('token')).toBe('abc')
  })

  it('finds the token of an earlier visit', () => {
    const storage = memoryStorage({ token: 'abc' })
    expect(openSession(() => storage, new EventTarget()).token()).toBe('abc')
  })

  it('takes an empty token for none', () => {
    expect(openSession(() => memoryStorage({ token: '' }), new EventTarget()).token()).toBeNull()
  })

  it('forgets the token and says why', () => {
    const storage = memoryStorage({ token: 'abc', theme: 'dark' })
    const session = openSession(() => storage, new EventTarget())
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    session.end('expired')
    expect([session.token(), storage.getItem('token'), storage.getItem('theme'), changes]).toEqual([
      null,
      null,
      'dark',
      ['expired'],
    ])
  })

  it('lives in memory where storage is blocked', () => {
    const session = openSession(blocked, new EventTarget())
    session.begin('abc')
    expect([session.token(), session.isStored()]).toEqual(['abc', false])
  })

  it('lives in memory when the storage is full', () => {
    const storage = memoryStorage()
    storage.setItem = blocked
    const session = openSession(() => storage, new EventTarget())
    session.begin('abc')
    expect([session.token(), session.isStored()]).toEqual(['abc', false])
  })

  it.each(['storage', 'pageshow'])('notices on %s that another tab signed out', (event) => {
    const storage = memoryStorage({ token: 'abc' })
    const tab = new EventTarget()
    const session = openSession(() => storage, tab)
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    storage.removeItem('token')
    tab.dispatchEvent(new Event(event))
    tab.dispatchEvent(new Event(event))
    expect([session.token(), changes]).toEqual([null, ['elsewhere']])
  })

  it('takes over the token of another tab', () => {
    const storage = memoryStorage({ token: 'abc' })
    const tab = new EventTarget()
    const session = openSession(() => storage, tab)
    storage.setItem('token', 'def')
    tab.dispatchEvent(new Event('storage'))
    expect(session.token()).toBe('def')
  })

  it('tells nobody after unsubscribing', () => {
    const session = openSession(() => memoryStorage(), new EventTarget())
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))()
    session.begin('abc')
    expect(changes).toEqual([])
  })
})
