import { afterEach, describe, expect, it } from 'vitest'
import { TestTrackers } from '../../testing/trackers/TestTrackers.ts'
import { location, login, proxyV1, proxyV2 } from '../../testing/trackers/testPackets.ts'
import { DeviceLimitError, type Intake, type TrackerReport } from '../Intake.ts'

const gt06 = new TestTrackers()
let reports: TrackerReport[] = []
const intake: Intake = {
  async accept(report) {
    reports.push(report)
  },
}
const imeiOf = (n: number) => `86812010${String(n).padStart(7, '0')}`

afterEach(async () => {
  await gt06.close()
  reports = []
})

type Tracker = Awaited<ReturnType<typeof gt06.connect>>

/** Opens connections that send nothing but these bytes, one after the other. */
async function holdOpen(port: number, count: number, from?: string, bytes?: Buffer): Promise<Tracker[]> {
  const held = []
  for (let n = 0; n < count; n += 1) {
    const one = await gt06.connect(port, from)
    if (bytes) one.send(bytes)
    held.push(one)
  }
  return held
}

describe('connections without a login', () => {
  it('Y09: at the cap of a network, its oldest connection is closed and the new one logs in', async () => {
    const { port } = await gt06.start(intake, { pending: 5 })
    const others = await holdOpen(port, 5, '127.0.0.3')
    const [oldest, next] = await holdOpen(port, 5, '127.0.0.2')
    const tracker = await gt06.connect(port, '127.0.0.2')
    tracker.send(login(imeiOf(1), 1))
    expect(await tracker.acknowledgements(1)).toHaveLength(1)
    await oldest?.closed
    // The connection that logged in counts no more, so there is room for another.
    await holdOpen(port, 1, '127.0.0.2')
    expect([next, ...others].map((one) => one?.isOpen)).toEqual(Array.from({ length: 6 }, () => true))
  })

  it('Y09: when all slots are taken, a tracker still gets in, and no tracker that logged in is closed', async () => {
    const { port } = await gt06.start(intake, { connections: 10, pending: 10 })
    const first = await gt06.connect(port)
    first.send(login(imeiOf(1), 1))
    await first.acknowledgements(1)
    const [oldest] = await holdOpen(port, 9, '127.0.0.2')
    for (let n = 2; n < 5; n += 1) {
      const tracker = await gt06.connect(port, '127.0.0.3')
      tracker.send(login(imeiOf(n), 1))
      expect(await tracker.acknowledgements(1)).toHaveLength(1)
    }
    await oldest?.closed
    first.send(location({}, 2))
    expect(await first.acknowledgements(2)).toHaveLength(2)
  })

  it('Y09: connections that name a tracker whose report must wait still count as without a login', async () => {
    const waiting = imeiOf(9)
    const full: Intake = {
      async accept(report) {
        if (report.imei === waiting) throw new DeviceLimitError(60)
        return intake.accept(report)
      },
    }
    const { port } = await gt06.start(full, { connections: 8, pending: 100 })
    const held = await holdOpen(port, 3, '127.0.0.2', Buffer.concat([login(waiting, 1), location({}, 2)]))
    await Promise.all(held.slice(0, 2).map((one) => one.closed))
    expect(held[2]?.isOpen).toBe(true)
    const named = Array.from({ length: 7 }, (_, n) => imeiOf(20 + n))
    const stuck: Intake['accept'] = full.accept
    full.accept = async (report) => {
      if (named.includes(report.imei)) throw new DeviceLimitError(60)
      return stuck(report)
    }
    const others = []
    for (const imei of named) others.push(...(await holdOpen(port, 1, '127.0.0.2', login(imei, 1))))
    const tracker = await gt06.connect(port, '127.0.0.3')
    await held[2]?.closed
    tracker.send(login(imeiOf(1), 1))
    expect(await tracker.acknowledgements(1)).toHaveLength(1)
    await holdOpen(port, 1, '127.0.0.2', login(imeiOf(50), 1))
    await others[0]?.closed
    expect(tracker.isOpen).toBe(true)
  })

  it('Y09: a tracker behind a proxy counts for its own network, and the proxy has no cap', async () => {
    const { port } = await gt06.start(intake, { pending: 3, connections: 200 }, ['127.0.0.9'])
    const trackers = await Promise.all(Array.from({ length: 50 }, () => gt06.connect(port, '127.0.0.9')))
    const attackers = await holdOpen(port, 4, '127.0.0.9', proxyV2('198.51.100.1', 4000))
    await attackers[0]?.closed
    expect(attackers.slice(1).map(({ isOpen }) => isOpen)).toEqual([true, true, true])
    trackers.forEach((tracker, n) => {
      const source = n % 2 === 0 ? `203.0.113.${String(n)}` : `2001:db8:0:${String(n)}::7`
      tracker.send((n % 4 < 2 ? proxyV1 : proxyV2)(source, 4000), login(imeiOf(n), 1))
    })
    for (const tracker of trackers) expect(await tracker.acknowledgements(1)).toHaveLength(1)
    const networks = new Map(reports.map(({ imei, network }) => [imei, network]))
    expect([0, 1].map((n) => networks.get(imeiOf(n)))).toEqual(['203.0.113.0', '2001:db8:0:1::/64'])
  })

  it('Y09: a header is read byte by byte, and a tracker behind a proxy without a header gets in', async () => {
    const { port } = await gt06.start(intake, {}, ['127.0.0.0/8'])
    const slow = await gt06.connect(port)
    for (const byte of Buffer.concat([proxyV2('203.0.113.7', 1), login(imeiOf(1), 1)]))
      slow.send(Buffer.from([byte]))
    await slow.acknowledgements(1)
    const plain = await gt06.connect(port)
    plain.send(login(imeiOf(2), 1))
    await plain.acknowledgements(1)
    expect(reports.map(({ network }) => network)).toEqual(['203.0.113.7', '127.0.0.1'])
  })

  it('Y09: a header of somebody else than a proxy, or of the tracker itself, is not believed', async () => {
    const { port } = await gt06.start(intake, {}, ['127.0.0.9'])
    const stranger = await gt06.connect(port, '127.0.0.2')
    stranger.send(proxyV1('203.0.113.7', 1), login(imeiOf(1), 1))
    await stranger.acknowledgements(1)
    const behind = await gt06.connect(port, '127.0.0.9')
    behind.send(proxyV2('198.51.100.1', 1), proxyV2('203.0.113.7', 1), login(imeiOf(2), 1))
    await behind.acknowledgements(1)
    expect(reports.map(({ network }) => network)).toEqual(['127.0.0.2', '198.51.100.1'])
  })

  it('Y09: a malformed, long or slow header is refused', async () => {
    const { port } = await gt06.start(intake, { loginMs: 200 }, ['127.0.0.1'])
    const long = proxyV2('203.0.113.7', 1, Buffer.alloc(600))
    for (const bytes of [
      Buffer.from('PROXY TCP4 nowhere\r\n'),
      long,
      Buffer.from(`PROXY ${'x'.repeat(200)}`),
    ]) {
      const wrong = await gt06.connect(port)
      wrong.send(bytes, login(imeiOf(1), 1))
      await wrong.closed
    }
    const slow = await gt06.connect(port)
    slow.send(proxyV2('203.0.113.7', 1).subarray(0, 20))
    await slow.closed
    expect(reports).toEqual([])
  })

  it('Y09: 1,000 trackers reconnect at once behind a proxy while one address holds its cap', async () => {
    const { port } = await gt06.start(intake, { connections: 5_000, pending: 200 }, ['127.0.0.9'])
    const header = proxyV2('198.51.100.1', 4000)
    const attackers = await Promise.all(Array.from({ length: 300 }, () => gt06.connect(port, '127.0.0.9')))
    for (const attacker of attackers) attacker.send(header)
    await expect.poll(() => attackers.filter(({ isOpen }) => isOpen).length).toBe(200)
    await Promise.all(
      Array.from({ length: 1_000 }, async (_, n) => {
        const tracker = await gt06.connect(port, '127.0.0.9')
        tracker.send(proxyV2(`10.1.${String(n >> 8)}.${String(n & 255)}`, 4000), login(imeiOf(n), 1))
        await tracker.acknowledgements(1)
      }),
    )
    expect(new Set(reports.map(({ imei }) => imei)).size).toBe(1_000)
    expect(attackers.filter(({ isOpen }) => isOpen)).toHaveLength(200)
  }, 60_000)
})
