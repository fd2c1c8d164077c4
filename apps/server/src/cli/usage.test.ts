import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { killProcesses, startProcess } from '../testing/serverProcess.ts'

afterEach(killProcesses)

it.each(['import', 'replay'])('npm run %s prints its usage', async (name) => {
  const run = startProcess(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ['--help'], {})
  expect(await run.ended).toBe(0)
  expect(run.output()).toContain(`npm run ${name} -- BERKAS`)
})
