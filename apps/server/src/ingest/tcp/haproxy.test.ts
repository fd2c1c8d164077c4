import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { freePort } from '../../testing/freePort.ts'
import { TestTrackers } from '../../testing/trackers/TestTrackers.ts'
import { login } from '../../testing/trackers/testPackets.ts'

const CONFIGURATION = new URL('../../../../../deploy/haproxy.cfg', import.meta.url)
const TRACKERS = 1_000
const isInstalled = spawnSync('haproxy', ['-v']).error === undefined
const imeiOf = (n: number) => `86812010${String(n).padStart(7, '0')}`

/** Returns the section `listen gt06` of the real configuration, for one server on this machine. */
function configure(port: number, serverPort: number, healthPort: number): string {
  const text = readFileSync(CONFIGURATION, 'utf8')
  const section = (name: string) => new RegExp(`^${name}\\n(?:[ \\t].*\\n|\\n)+`, 'm').exec(text)?.[0] ?? ''
  const gt06 = section('listen gt06')
    .replace('bind :5023', `bind 127.0.0.1:${String(port)}`)
    .replace('10.0.0.11:5023 port 4000', `127.0.0.1:${String(serverPort)} port ${String(healthPort)}`)
    .replaceAll(/ {2}server sikud[23] .*\n/g, '')
  return `global\n  maxconn 4000\n\n${section('defaults')}\n${gt06}`
}

// npm test also has this test without HAProxy, in connectionLimits.test.ts: there the trackers send the header.
describe.runIf(isInstalled)('GT06 trackers behind HAProxy', () => {
  const gt06 = new TestTrackers()
  const cleanups: (() => unknown)[] = []
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
    await test.database.query(
      'insert into device (name, imei) select imei, imei from unnest($1::text[]) as t (imei)',
      [Array.from({ length: TRACKERS }, (_, n) => imeiOf(n))],
    )
  })
  afterEach(async () => {
    await gt06.close()
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
  })
  afterAll(() => test.close())

  async function startProxy(serverPort: number): Promise<number> {
    const health = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    cleanups.push(() => health.close())
    await once(health, 'listening')
    const address = health.address()
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'sikud-haproxy-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, configure(port, serverPort, typeof address === 'object' ? (address?.port ?? 0) : 0))
    const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
    cleanups.push(() => child.kill('SIGKILL'))
    await expect
      .poll(
        async () => {
          const socket = connect(port, '127.0.0.1')
          const [result] = await Promise.race([
            once(socket, 'connect').then(() => ['open']),
            once(socket, 'error'),
          ]).catch(() => ['closed'])
          socket.destroy()
          return result
        },
        { timeout: 10_000 },
      )
      .toBe('open')
    return port
  }

  it('Y09: 1,000 trackers reconnect at once and are in within 60 s while one address holds its cap', async () => {
    const { port: serverPort } = await gt06.start(
      test.intake,
      { connections: 5_000, pending: 200, loginMs: 60_000 },
      ['127.0.0.1'],
    )
    const port = await startProxy(serverPort)
    const attackers = await Promise.all(Array.from({ length: 300 }, () => gt06.connect(port, '127.9.9.9')))
    await expect.poll(() => attackers.filter(({ isOpen }) => isOpen).length, { timeout: 20_000 }).toBe(200)
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: TRACKERS }, async (_, n) => {
        const tracker = await gt06.connect(port, `127.1.${String(n >> 8)}.${String(n & 255)}`)
        tracker.send(login(imeiOf(n), 1))
        await tracker.acknowledgements(1)
      }),
    )
    expect(performance.now() - begin).toBeLessThan(60_000)
    expect(attackers.filter(({ isOpen }) => isOpen)).toHaveLength(200)
  }, 120_000)
})
