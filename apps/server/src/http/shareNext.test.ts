import { describe, expect, it } from 'vitest'
import { shareNext } from './shareNext.ts'

/**
 * Creates a function that shares work between calls. Run n (from 0) ends when the test calls `ends[n]`. The result of
 * run n is n.
 */
function shared() {
  const share = shareNext<number>()
  const ends: ((error?: Error) => void)[] = []
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const nth = ends.length
      ends.push((error) => (error ? reject(error) : resolve(nth)))
    })
  return { ends, call: (key: string) => share(key, work) }
}

describe('shareNext', () => {
  it('shares a run between the calls that arrived before it started, but not with later calls', async () => {
    const { ends, call } = shared()
    const [first, second, third] = [call('a'), call('a'), call('a')]
    expect(ends).toHaveLength(1)
    ends[0]?.()
    expect(await first).toBe(0)
    await expect.poll(() => ends.length).toBe(2)
    const late = call('a')
    ends[1]?.()
    expect(await Promise.all([second, third])).toEqual([1, 1])
    await expect.poll(() => ends.length).toBe(3)
    ends[2]?.()
    expect(await late).toBe(2)
  })

  it('shares no run between different keys', async () => {
    const { ends, call } = shared()
    const both = Promise.all([call('a'), call('b')])
    expect(ends).toHaveLength(2)
    for (const end of ends) end()
    expect(await both).toEqual([0, 1])
  })

  it('starts the next run after a failure', async () => {
    const { ends, call } = shared()
    const [failing, next] = [call('a'), call('a')]
    ends[0]?.(new Error('gone'))
    await expect(failing).rejects.toThrow('gone')
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.()
    expect(await next).toBe(1)
  })
})
