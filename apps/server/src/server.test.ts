import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyTemplate, createTestDatabase } from './testing/createTestDatabase.ts'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const CREATE_ADMIN = fileURLToPath(new URL('./cli/createAdmin.ts', import.meta.url))
const embedded = 'dataDir' in inject('template')

/** A process of the server, with what it printed. */
interface Run {
  child: ChildProcess
  output(): string
  /** The exit status; `null` when a signal ended it. */
  ended: Promise<number | null>
}

describe('the server process', () => {
  let settings: Record<string, string> = {}
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    const template = inject('template')
    if ('dataDir' in template) {
      const { dataDir, remove } = await copyTemplate(template.dataDir)
      settings = { DATA_DIR: dataDir }
      return remove
    }
    const { config, close } = await createTestDatabase()
    await close()
    settings = { DATABASE_URL: config.databaseUrl ?? '' }
    return undefined
  })
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
    running.clear()
  })

  function start(script = SERVER, args: string[] = [], extra: Record<string, string> = {}): Run {
    const env = { PATH: process.env.PATH, PORT: '0', DEMO: '0', ...settings, ...extra }
    const child = spawn(process.execPath, [script, ...args], { env })
    running.add(child)
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
    return { child, output: () => text, ended }
  }

  async function address(run: Run): Promise<string> {
    await expect.poll(run.output, { timeout: 25_000, interval: 50 }).toContain('Stop ')
    return /http:\/\/\S+/.exec(run.output())?.[0] ?? ''
  }

  it('prints where it is, ends within ten seconds when told to, and exits with 0', async () => {
    const run = start()
    const base = await address(run)
    expect(run.output()).toMatch(/Address .*\n.*API reference .*\n.*Sign-in .*\n.*Database /)
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    const stopped = performance.now()
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(10_000)
  })

  it('answers what is under way before it ends', async () => {
    const run = start()
    const base = await address(run)
    const body = JSON.stringify({ email: 'siapa@armada.example', password: 'salah sekali' })
    const answers = Array.from({ length: 3 }, () =>
      fetch(`${base}/api/v1/auth/login`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    )
    await new Promise((wait) => setTimeout(wait, 20))
    run.child.kill('SIGINT')
    for (const answer of await Promise.allSettled(answers)) {
      // What was let in is answered whole; what came too late is refused, and never half done.
      if (answer.status === 'fulfilled') expect([422, 429, 503]).toContain(answer.value.status)
    }
    expect(await run.ended).toBe(0)
  })

  it.runIf(embedded)(
    'refuses a directory that another one has, and takes it over from one that was killed',
    async () => {
      const first = start()
      await address(first)
      const second = start()
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(`in use by process ${first.child.pid}.`)
      first.child.kill('SIGKILL')
      await first.ended
      const third = start()
      await address(third)
      third.child.kill('SIGTERM')
      expect(await third.ended).toBe(0)
    },
  )

  it('has its first administrator made by a command, beside it', async () => {
    const run = start()
    const base = await address(run)
    const email = 'kepala@armada.example'
    const command = start(CREATE_ADMIN, ['--email', email, '--name', 'Kepala Armada'])
    expect(await command.ended, command.output()).toBe(0)
    const [, password = ''] = /Password: (\S+)/.exec(command.output()) ?? []
    const login = await fetch(`${base}/api/v1/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json' },
    })
    expect(login.status).toBe(200)
    const again = start(CREATE_ADMIN, ['--email', email, '--name', 'Kepala Armada'])
    expect(await again.ended).toBe(1)
    expect(again.output()).toContain('already an account')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })

  it('says all that is wrong with its settings and does not start', async () => {
    const run = start(SERVER, [], { PORT: 'x', DEMO: 'maybe' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toMatch(/PORT must be .*\n.*DEMO must be /)
  })

  it('lists its settings with --help', async () => {
    const run = start(SERVER, ['--help'])
    expect(await run.ended).toBe(0)
    expect(run.output()).toContain('DATABASE_URL')
  })
})
