import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Backend, BackendQueue } from './BackendQueue.ts'
import { COPY_FAIL, RESET } from './messageReader.ts'

const IDLE_MS = 10_000
const SESSION_MS = 300

/** Creates a backend that responds with ReadyForQuery: `begin` opens a transaction, `commit` and a reset end it. */
function createBackend() {
  const ran: string[] = []
  const backend: Backend = {
    async run(bytes, onResponse) {
      const unit = Buffer.from(bytes).subarray(0, -COPY_FAIL.length)
      const statement = unit.equals(RESET) ? 'reset' : unit.toString()
      ran.push(statement)
      open = statement === 'begin' || (open && statement !== 'commit' && statement !== 'reset')
      onResponse(Buffer.from([0x5a, 0, 0, 0, 5, open ? 0x54 : 0x49]))
    },
  }
  let open = false
  return { backend, ran }
}

describe('BackendQueue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function create() {
    const { backend, ran } = createBackend()
    const expired: string[] = []
    const pace = { idleInTransactionMs: IDLE_MS, sessionMs: SESSION_MS }
    const queue = new BackendQueue<string>(backend, pace, (client) => expired.push(client))
    for (const own of ['a', 'b', 'c']) queue.trust(own)
    const send = (client: string, statement: string) =>
      queue.add(client, Buffer.from(statement), () => undefined)
    return { queue, ran, expired, send }
  }

  it('runs no other client between the statements of a transaction', async () => {
    const { ran, send } = create()
    await send('a', 'begin')
    const other = send('b', 'of b')
    await send('a', 'of a')
    await send('a', 'commit')
    await other
    expect(ran).toEqual(['begin', 'of a', 'commit', 'of b'])
  })

  it('rolls back the transaction of a client that disconnects before other clients continue', async () => {
    const { queue, ran, send } = create()
    await send('a', 'begin')
    const other = send('b', 'of b')
    queue.leave('a')
    await other
    expect(ran).toEqual(['begin', 'reset', 'of b'])
  })

  it('disconnects a client that is idle in a transaction while other clients wait', async () => {
    const { expired, send } = create()
    await send('a', 'begin')
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    void send('b', 'of b')
    expect(expired).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(expired).toEqual(['a'])
  })

  it('does not disconnect a client that ended its transaction in time', async () => {
    const { expired, send } = create()
    await send('a', 'begin')
    const others = [send('b', 'of b'), send('c', 'of c')]
    await send('a', 'commit')
    await Promise.all(others)
    await vi.advanceTimersByTimeAsync(IDLE_MS * 2)
    expect(expired).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resets the session if a client disconnects while its statement runs', async () => {
    const { queue, ran, send } = create()
    const own = send('a', 'begin')
    queue.leave('a')
    await Promise.all([own, send('b', 'of b')])
    expect(ran).toEqual(['begin', 'reset', 'of b'])
  })

  describe('X38 after an untrusted client', () => {
    it('resets the session between an untrusted and another client, but not between two trusted clients', async () => {
      const { ran, send } = create()
      await send('psql', 'set')
      const others = [send('a', 'of a'), send('b', 'of b')]
      await vi.advanceTimersByTimeAsync(SESSION_MS)
      await Promise.all(others)
      expect(ran).toEqual(['set', 'reset', 'of a', 'of b'])
    })

    it('resets the session when an untrusted client disconnects', async () => {
      const { queue, ran, send } = create()
      await send('psql', 'set')
      queue.leave('psql')
      await send('a', 'of a')
      expect(ran).toEqual(['set', 'reset', 'of a'])
      expect(vi.getTimerCount()).toBe(0)
    })

    it('lets an untrusted client set up the session for a short time before other clients run', async () => {
      const { ran, send } = create()
      await send('psql', 'first')
      const other = send('a', 'of a')
      await vi.advanceTimersByTimeAsync(SESSION_MS / 2)
      await send('psql', 'second')
      await vi.advanceTimersByTimeAsync(SESSION_MS / 2)
      await other
      await send('psql', 'third')
      expect(ran).toEqual(['first', 'second', 'reset', 'of a', 'third'])
    })
  })
})
