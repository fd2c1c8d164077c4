import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('map.ts', import.meta.url))

/** Runs the command and returns its error output; the command fails before it connects to a server. */
async function errorOf(...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [
    program,
    'get',
    ...args,
    '--from',
    'http://127.0.0.1:9/x.pmtiles',
  ])
  return run.then(
    () => expect.fail('the command did not fail'),
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it.each([
  ['words after a province without quotation marks', ['--province', 'Papua', 'Barat'], 'Barat'],
  ['a second province', ['--province', 'Banten', '--province', 'DKI Jakarta'], '--province'],
])('npm run map rejects %s, because it would cut another area', async (_, args, named) => {
  expect(await errorOf(...args, '--dry-run')).toMatch(new RegExp(`^.*${named}.*\n\nnpm run map`))
})
