import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../fixtures/memoryStorage.ts'
import { eraseWithSession, noOfflineData } from './offlineData.ts'
import { openSession } from './session.ts'

function setUp() {
  let erased = 0
  const storage = memoryStorage()
  const session = openSession(() => storage, new EventTarget())
  const offlineData = { ...noOfflineData, erase: async () => void (erased += 1) }
  eraseWithSession({ session, offlineData })
  return { session, erased: () => erased }
}

describe('eraseWithSession', () => {
  it('erases the stored data when somebody signs in, at sign-out and after a 401', () => {
    const { session, erased } = setUp()
    session.begin('one')
    expect(erased()).toBe(1)
    session.end()
    expect(erased()).toBe(2)
    session.begin('two')
    session.expire('two')
    expect(erased()).toBe(4)
  })

  it('keeps the stored data after a 401 for an older token', () => {
    const { session, erased } = setUp()
    session.begin('two')
    session.expire('one')
    expect(erased()).toBe(1)
  })
})
