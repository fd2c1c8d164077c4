import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { nodes } from './nodes.ts'
import { writeScript } from './writeScript.ts'

/**
 * Calls a server that never responds, and prints how the call ends. Collects garbage meanwhile, because the garbage
 * collector of Node 20 deleted the timer of the time-out in an earlier version of the client.
 */
const script = `
import { createServer } from 'node:http'
import { createFleetClient } from '@sikud/api'

const server = createServer(() => {}).listen(0, '127.0.0.1', async () => {
  setInterval(gc, 20)
  const baseUrl = 'http://127.0.0.1:' + server.address().port
  const client = createFleetClient({ baseUrl, token: () => 'token', timeoutMs: 500 })
  const ended = client.request('listVehicles').then(() => 'responded', ({ code }) => code)
  const late = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 5000))
  console.log(await Promise.race([ended, late]))
  process.exit()
})
`

test.describe('a call to a server that never responds', () => {
  for (const [version, node] of Object.entries(nodes)) {
    test(`a call without a response ends after the time-out in Node ${version}`, () => {
      const path = writeScript(`silentServer-${version}`, script)
      expect(execFileSync(node, ['--expose-gc', path], { encoding: 'utf8' }).trim()).toBe('timeout')
    })
  }
})
