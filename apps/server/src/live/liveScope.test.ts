import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { addDepot, type Depot, move } from '../testing/TwoDepots.ts'

/** Time after which a test fails if an event does not arrive. The server reads changes once a second. */
const WAIT_MS = 20_000

describe('the live stream of a depot', () => {
  let test: TestApp
  let own: Depot
  let other: Depot

  beforeAll(async () => {
    test = await createTestApp()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
  })
  afterAll(() => test.close())

  /** Opens a stream; `text` contains everything received so far. */
  async function open({ token }: Caller, cursor?: string) {
    const headers = { authorization: `Bearer ${token}`, ...(cursor ? { 'last-event-id': cursor } : {}) }
    const response = await test.app.inject({ url: '/api/v1/gps/stream', headers, payloadAsStream: true })
    const stream = response.stream()
    const heard = { text: '', ended: false, close: () => stream.destroy() }
    stream.on('data', (chunk: Buffer) => (heard.text += chunk.toString()))
    stream.on('end', () => (heard.ended = true))
    await vi.waitFor(() => expect(heard.text).toMatch(/event: (clock|reset)/), WAIT_MS)
    return heard
  }

  async function transfer(vehicle: number, depot: number) {
    await test.database.query('update vehicle set group_id = $2 where id = $1', [vehicle, depot])
  }

  it('A35 reports a vehicle that leaves the scope as removed, and no later positions of it', async () => {
    const [streams, all] = [await Promise.all([open(own.user), open(other.user)]), await test.signIn()]
    const [left, entered] = streams
    const everything = await open(all)
    await transfer(own.vehicle, other.id)
    const removed = `"removed":[${own.device}]`
    await vi.waitFor(() => expect(left.text).toContain(removed), WAIT_MS)
    await vi.waitFor(() => expect(entered.text).toContain(own.plate), WAIT_MS)
    const sent = left.text
    await move(test, own.device)
    const moved = new RegExp(`"moved":\\{"id" : \\[${own.device}\\]`)
    await vi.waitFor(() => expect(entered.text).toMatch(moved), WAIT_MS)
    await transfer(own.vehicle, own.id)
    await vi.waitFor(() => expect(entered.text).toContain(removed), WAIT_MS)
    await vi.waitFor(() => expect(left.text.slice(sent.length)).toContain(own.plate), WAIT_MS)
    // After the removal, the only event with positions is the return of the vehicle.
    expect(left.text.slice(sent.length).match(/event: positions/g)).toHaveLength(1)
    expect(left.text.slice(sent.length)).not.toMatch(moved)
    expect(everything.text).not.toContain(removed)
    for (const one of [left, entered, everything]) one.close()
  })

  it('A36 resets and ends when the depots of the user change, and resets a reader with an old cursor', async () => {
    const depot = await addDepot(test, 'K')
    const { cursor } = (await depot.user.get('/gps/live')).body
    const stream = await open(depot.user, cursor)
    await test.database.query('insert into user_group (user_id, group_id) values ($1, $2)', [
      depot.user.userId,
      own.id,
    ])
    await vi.waitFor(() => expect(stream.ended).toBe(true), WAIT_MS)
    expect(stream.text).toContain('event: reset')
    const again = await open(depot.user, cursor)
    expect(again.text).toContain('event: reset')
    again.close()
    expect((await depot.user.get('/gps/live')).body.data).toHaveLength(2)
    // The cursor of another user gives no access to the depots of that user either.
    const foreign = await open(depot.user, (await other.user.get('/gps/live')).body.cursor)
    expect(foreign.text).toContain('event: reset')
    foreign.close()
  })
})
