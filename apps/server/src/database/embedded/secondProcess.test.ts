import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTemplate } from '../../testing/createTestDatabase.ts'
import { address, killProcesses, SERVER, startProcess } from '../../testing/serverProcess.ts'

describe('a second server on the same data directory', () => {
  let settings: Record<string, string> = {}
  let remove: () => Promise<void>

  beforeAll(async () => {
    const copy = await copyTemplate()
    settings = { DATA_DIR: copy.dataDir }
    remove = copy.remove
  })
  afterAll(async () => {
    killProcesses()
    await remove()
  })

  it('a second server exits while the first server runs, and starts after the first server was killed', async () => {
    const first = startProcess(SERVER, [], settings)
    await address(first)
    const second = startProcess(SERVER, [], settings)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}.`)
    first.child.kill('SIGKILL')
    await first.ended
    const third = startProcess(SERVER, [], settings)
    await address(third)
    third.child.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  })
})
