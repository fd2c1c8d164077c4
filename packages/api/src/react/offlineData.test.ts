import { currentUser } from '../fixtures/index.ts'
import { describe, expect, it } from 'vitest'
import { createOfflineData } from './offlineData.ts'

/** A CacheStorage in memory with the methods that the code uses. */
function memoryCaches() {
  const all = new Map<string, Map<string, string>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, string>()
    all.set(name, entries)
    return {
      put: async (key: string, response: Response) => void entries.set(key, await response.text()),
      match: async (key: string) => (entries.has(key) ? new Response(entries.get(key)) : undefined),
    }
  }
  const caches = { open, delete: async (name: string) => all.delete(name) }
  return { all, caches }
}

function setUp(first: string | null = 'one') {
  let token = first
  const { all, caches } = memoryCaches()
  const offlineData = createOfflineData({ token: () => token }, ['other'], caches)
  return { all, offlineData, use: (next: string | null) => (token = next) }
}

describe('createOfflineData', () => {
  it('returns the data that the session stored', async () => {
    const { offlineData } = setUp()
    await offlineData.keep('account', currentUser, 'one')
    expect(await offlineData.read('account')).toEqual(currentUser)
    expect(await offlineData.read('fleet')).toBeNull()
  })

  it.each(['two', null])('returns nothing if the session token has changed to %s', async (token) => {
    const { offlineData, use } = setUp()
    await offlineData.keep('account', currentUser, 'one')
    use(token)
    expect(await offlineData.read('account')).toBeNull()
  })

  it('never stores the token, and stores nothing without a session', async () => {
    const { all, offlineData, use } = setUp('geheim-token')
    await offlineData.keep('account', currentUser, 'geheim-token')
    expect(JSON.stringify([...all.values()].map((entries) => [...entries]))).not.toContain('geheim')
    await offlineData.erase()
    use(null)
    await offlineData.keep('account', currentUser, null)
    expect(all.size).toBe(0)
  })

  it('stores nothing if the session ends during the write', async () => {
    const { all, offlineData, use } = setUp()
    const writing = offlineData.keep('account', currentUser, 'one')
    use(null)
    await writing
    expect(all.size).toBe(0)
  })

  it('stores nothing if another user has signed in meanwhile in another tab', async () => {
    const { all, offlineData, use } = setUp()
    use('two')
    await offlineData.keep('account', currentUser, 'one')
    expect(all.size).toBe(0)
  })

  it('erases the other caches of a session with the data, and no foreign cache', async () => {
    const { all, offlineData } = setUp()
    for (const name of ['other', 'foreign']) all.set(name, new Map())
    await offlineData.keep('account', currentUser, 'one')
    await offlineData.erase()
    expect([...all.keys()]).toEqual(['foreign'])
  })

  it('does nothing if the browser refuses storage', async () => {
    const refusing = {
      open: () => Promise.reject(new Error('no')),
      delete: () => Promise.reject(new Error('no')),
    }
    const offlineData = createOfflineData({ token: () => 'one' }, [], refusing)
    await offlineData.keep('account', currentUser, 'one')
    expect(await offlineData.read('account')).toBeNull()
    await offlineData.erase()
  })
})
