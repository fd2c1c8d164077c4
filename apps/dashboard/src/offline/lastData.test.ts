import { currentUser } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { createLastData } from './lastData.ts'

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
  const last = createLastData({ token: () => token }, caches)
  return { all, last, use: (next: string | null) => (token = next) }
}

describe('createLastData', () => {
  it('returns the data that the session stored', async () => {
    const { last } = setUp()
    await last.keep('account', currentUser, 'one')
    expect(await last.read('account')).toEqual(currentUser)
    expect(await last.read('fleet')).toBeNull()
  })

  it.each(['two', null])('returns nothing if the token of the session is %s', async (token) => {
    const { last, use } = setUp()
    await last.keep('account', currentUser, 'one')
    use(token)
    expect(await last.read('account')).toBeNull()
  })

  it('never stores the token, and stores nothing without a session', async () => {
    const { all, last, use } = setUp('geheim-token')
    await last.keep('account', currentUser, 'geheim-token')
    expect(JSON.stringify([...all.values()].map((entries) => [...entries]))).not.toContain('geheim')
    await last.erase()
    use(null)
    await last.keep('account', currentUser, null)
    expect(all.size).toBe(0)
  })

  it('stores nothing if the session ends during the write', async () => {
    const { all, last, use } = setUp()
    const writing = last.keep('account', currentUser, 'one')
    use(null)
    await writing
    expect(all.size).toBe(0)
  })

  it('stores nothing if another user has signed in meanwhile in another tab', async () => {
    const { all, last, use } = setUp()
    use('two')
    await last.keep('account', currentUser, 'one')
    expect(all.size).toBe(0)
  })

  it('does nothing if the browser refuses storage', async () => {
    const refusing = {
      open: () => Promise.reject(new Error('no')),
      delete: () => Promise.reject(new Error('no')),
    }
    const last = createLastData({ token: () => 'one' }, refusing)
    await last.keep('account', currentUser, 'one')
    expect(await last.read('account')).toBeNull()
    await last.erase()
  })
})
