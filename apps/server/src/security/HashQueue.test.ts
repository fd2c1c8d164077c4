import { describe, expect, it } from 'vitest'
import { type HashClient, HashQueue } from './HashQueue.ts'

const limits = { running: 2, waiting: 20, account: 2, network: 4 }

/** Creates a queue. A test adds a named job with `add` and completes it with `end`; `begun` lists the started jobs. */
function start() {
  const queue = new HashQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add(name: string, client: HashClient | null) {
      const work = () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }
      return queue.run(client, work).catch((error: { status: number; retryAfter: number }) => error)
    },
    async end(name: string) {
      ends.get(name)?.()
      // Lets the queue start the next job.
      await new Promise(setImmediate)
    },
  }
}

const client = (account: string, network = `of ${account}`) => ({ account, network })

describe('X04 the hash queue', () => {
  it('queues two hashes of an account from any network and rejects the third with 503', async () => {
    const { add, begun } = start()
    const responses = Array.from({ length: 5 }, (_, n) => add(`${n}`, client('rina', `10.0.0.${n}`)))
    expect(await responses[4]).toMatchObject({ status: 503, retryAfter: 2 })
    expect(begun).toEqual(['0', '1'])
  })

  it('queues four hashes of a network for any account and rejects the fifth with 503', async () => {
    const { add } = start()
    const responses = Array.from({ length: 7 }, (_, n) => add(`${n}`, client(`account ${n}`, '10.0.0.1')))
    expect(await responses[6]).toMatchObject({ status: 503 })
    void add('elsewhere', client('account 6', '10.0.0.2'))
  })

  it('serves networks in rotation, so that a flood from one does not block the others', async () => {
    const { add, begun, end } = start()
    for (const n of [0, 1, 2, 3, 4, 5]) void add(`flood ${n}`, client(`account ${n}`, '10.0.0.1'))
    void add('rina', client('rina'))
    void add('budi', client('budi'))
    await end('flood 0')
    await end('flood 1')
    await end('flood 2')
    expect(begun.slice(2)).toEqual(['flood 2', 'rina', 'budi'])
    for (const name of ['rina', 'budi', 'flood 3', 'flood 4']) await end(name)
    expect(begun.slice(5)).toEqual(['flood 3', 'flood 4', 'flood 5'])
  })

  it('accepts another account while one account is flooded', async () => {
    const { add, begun, end } = start()
    for (let n = 0; n < 100; n += 1) void add(`flood ${n}`, client('rina', `10.0.0.${n}`))
    void add('budi', client('budi'))
    for (const name of ['flood 0', 'flood 1', 'flood 2']) await end(name)
    expect(begun).toContain('budi')
  })

  it('continues after a failed hash', async () => {
    const queue = new HashQueue({ ...limits, running: 1 })
    const failing = queue.run(client('rina'), () => Promise.reject(new Error('out of memory')))
    const next = queue.run(client('budi'), () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('out of memory')
    expect(await next).toBe('done')
    expect(await queue.run(null, () => Promise.resolve('again'))).toBe('again')
  })

  it('queues at most twenty hashes in total', async () => {
    const { add } = start()
    const responses = Array.from({ length: 23 }, (_, n) => add(`${n}`, client(`account ${n}`)))
    expect(await responses[22]).toMatchObject({ status: 503 })
    expect(await add('command', null)).toMatchObject({ status: 503 })
  })
})
