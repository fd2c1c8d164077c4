import { describe, expect, it } from 'vitest'
import { createLine } from './line.ts'

const answer = () => Promise.resolve(new Response())
const fail = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

describe('createLine', () => {
  it('keeps the time of the first failure until a request succeeds', async () => {
    let clock = 1000
    const line = createLine(() => clock)
    await expect(line.watch(fail('TypeError'))('/')).rejects.toThrow('TypeError')
    clock = 2000
    await expect(line.watch(fail('TimeoutError'))('/')).rejects.toThrow('TimeoutError')
    expect(line.lostAt()).toBe(1000)
    await line.watch(answer)('/')
    expect(line.lostAt()).toBeNull()
  })

  it('ignores a request that the page aborted', async () => {
    const line = createLine()
    await expect(line.watch(fail('AbortError'))('/')).rejects.toThrow('AbortError')
    expect(line.lostAt()).toBeNull()
  })

  it('notifies its listeners only when the state changes', async () => {
    let calls = 0
    const line = createLine()
    const stop = line.subscribe(() => (calls += 1))
    await line.watch(answer)('/')
    await line
      .watch(fail('TypeError'))('/')
      .catch(() => {})
    await line
      .watch(fail('TypeError'))('/')
      .catch(() => {})
    expect(calls).toBe(1)
    stop()
    await line.watch(answer)('/')
    expect(calls).toBe(1)
  })
})
