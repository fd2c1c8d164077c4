import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { address, killProcesses, type Run, SERVER, startProcess } from './testing/serverProcess.ts'
import { copyTemplate, createTestDatabase } from './testing/createTestDatabase.ts'

const CREATE_ADMIN = fileURLToPath(new URL('./cli/createAdmin.ts', import.meta.url))
const RECOVERY_LINK = fileURLToPath(new URL('./cli/recoveryLink.ts', import.meta.url))
const SETUP_LINK = fileURLToPath(new URL('./cli/setupLink.ts', import.meta.url))
const RENAME_ACCOUNT = fileURLToPath(new URL('./cli/renameAccount.ts', import.meta.url))

describe('the server process', () => {
  let settings: Record<string, string> = {}

  beforeAll(async () => {
    if ('dataDir' in inject('template')) {
      const { dataDir, remove } = await copyTemplate()
      settings = { DATA_DIR: dataDir }
      return remove
    }
    const { config, close } = await createTestDatabase()
    await close()
    settings = { DATABASE_URL: config.databaseUrl ?? '' }
    return undefined
  })
  afterEach(killProcesses)

  function start(script = SERVER, args: string[] = [], extra: Record<string, string> = {}): Run {
    return startProcess(script, args, { ...settings, ...extra })
  }

  it('prints its addresses, stops within ten seconds after SIGTERM, and exits with 0', async () => {
    const run = start(SERVER, [], { MAP_PMTILES: '/nowhere/streets.pmtiles' })
    const base = await address(run)
    expect(run.output()).toMatch(
      /Address .*\n.*API reference .*\n.*Sign-in .*\n.*Database .*\n.*Backups .*\n.*Street map .*none: .*streets\.pmtiles .*cannot be opened/,
    )
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    const stopped = performance.now()
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(10_000)
  })

  it('completes requests in progress before it stops', async () => {
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
      // The server completes accepted requests and rejects late ones; no response is incomplete.
      if (answer.status === 'fulfilled') expect([422, 429, 503]).toContain(answer.value.status)
    }
    expect(await run.ended).toBe(0)
  })

  it('shares its database with the commands that create and recover accounts', async () => {
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
    const recovery = start(RECOVERY_LINK, ['--email', email], { PUBLIC_URL: 'https://armada.example/' })
    expect(await recovery.ended, recovery.output()).toBe(0)
    expect(recovery.output()).toMatch(/^https:\/\/armada\.example\/recover#[\w-]{43}\n/)
    const setup = start(SETUP_LINK)
    expect(await setup.ended).toBe(1)
    expect(setup.output()).toContain('There is an account already')
    const again = start(CREATE_ADMIN, ['--email', email, '--name', 'Kepala Armada'])
    expect(await again.ended).toBe(1)
    expect(again.output()).toContain('already exists')
    const rename = start(RENAME_ACCOUNT, ['--id', '1', '--email', 'baru@armada.example'])
    expect(await rename.ended, rename.output()).toBe(0)
    expect(rename.output()).toContain(`${email} and is now baru@armada.example`)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })

  it('reports all invalid settings and does not start', async () => {
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
