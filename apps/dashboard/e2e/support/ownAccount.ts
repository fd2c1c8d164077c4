import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './startServer.ts'

const run = promisify(execFile)

/** Creates an administrator that no other test uses, by running the command `createAdmin`. */
export async function ownAccount(name: string) {
  const email = `${name}-${Date.now()}@sikud.test`
  const { stdout } = await run(
    process.execPath,
    ['apps/server/src/cli/createAdmin.ts', '--email', email, '--name', 'Petugas Uji'],
    { cwd: root, env: { ...process.env, DATA_DIR: process.env['SIKUD_DATA_DIR'] } },
  )
  return { email, password: /^Password: (.+)$/m.exec(stdout)?.[1] ?? '' }
}
