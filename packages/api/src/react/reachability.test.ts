import { describe, expect, it } from 'vitest'
import { createReachability } from './reachability.ts'

const answer = () => Promise.resolve(new Response())
const fail = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

describe('createReachability', () => {
  it('keeps the time of the first failure until a request succeeds', async () => {
    let clock = 1000
    const reachability = createReachability(() => clock)
    await expect(reachability.watch(fail('TypeError'))('/')).rejects.toThrow('TypeError')
    clock = 2000
    await expect(reachability.watch(fail('TimeoutError'))('/')).rejects.toThrow('TimeoutError')
    expect(reachability.lostAt()).toBe(1000)
    await reachability.watch(answer)('/')
    expect(reachability.lostAt()).toBeNull()
  })

  it('ignores a request that the page aborted', async () => {
    const reachability = createReachability()
    await expect(reachability.watch(fail('AbortError'))('/')).rejects.toThrow('AbortError')
    expect(reachability.lostAt()).toBeNull()
  })

  it('notifies its listeners only when the state changes', async () => {
    let calls = 0
    const reachability = createReachability()
    const stop = reachability.subscribe(() => (calls += 1))
    await reachability.watch(answer)('/')
    await reachability
      .watch(fail('TypeError'))('/')
      .catch(() => {})
    await reachability
      .watch(fail('TypeError'))('/')
      .catch(() => {})
    expect(calls).toBe(1)
    stop()
    await reachability.watch(answer)('/')
    expect(calls).toBe(1)
  })
})
