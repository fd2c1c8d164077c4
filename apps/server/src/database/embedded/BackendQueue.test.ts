import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Backend, BackendQueue } from './BackendQueue.ts'

const IDLE_MS = 10_000

/** Answers as PostgreSQL does, by ReadyForQuery: `begin` opens a transaction, `commit` and ROLLBACK end it. */
function createBackend() {
  const ran: string[] = []
  const backend: Backend = {
    async run(bytes, onAnswer) {
      const text = Buffer.from(bytes).toString()
      const statement = text.includes('ROLLBACK') ? 'rollback' : text
      ran.push(statement)
      open = statement === 'begin' || (open && statement !== 'commit' && statement !== 'rollback')
      onAnswer(Buffer.from(open ? 'T' : 'I'))
    },
  }
  let open = false
  return { backend, ran }
}

describe('the queue before the one backend', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function create() {
    const { backend, ran } = createBackend()
    const expired: string[] = []
    const queue = new BackendQueue<string>(backend, IDLE_MS, (client) => expired.push(client))
    const send = (client: string, statement: string) =>
      queue.add(client, Buffer.from(statement), () => undefined)
    return { queue, ran, expired, send }
  }

  it('lets nobody in between the statements of a transaction', async () => {
    const { ran, send } = create()
    await send('a', 'begin')
    const other = send('b', 'of b')
    await send('a', 'of a')
    await send('a', 'commit')
    await other
    expect(ran).toEqual(['begin', 'of a', 'commit', 'of b'])
  })

  it('rolls back for a client that leaves, before the others go on', async () => {
    const { queue, ran, send } = create()
    await send('a', 'begin')
    const other = send('b', 'of b')
    queue.leave('a')
    await other
    expect(ran).toEqual(['begin', 'rollback', 'of b'])
  })

  it('cuts off who is silent in a transaction, however many wait meanwhile', async () => {
    const { expired, send } = create()
    await send('a', 'begin')
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    void send('b', 'of b')
    expect(expired).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(expired).toEqual(['a'])
  })

  it('never cuts off who has ended the transaction in time', async () => {
    const { expired, send } = create()
    await send('a', 'begin')
    const others = [send('b', 'of b'), send('c', 'of c')]
    await send('a', 'commit')
    await Promise.all(others)
    await vi.advanceTimersByTimeAsync(IDLE_MS * 2)
    expect(expired).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
