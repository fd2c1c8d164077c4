import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from './Refusal.ts'

/** The repository that the generators write into. */
export const root = join(import.meta.dirname, '../..')

/** Says why nothing was done; what is no refusal is a fault of the generator. */
export function refuse(error: unknown): void {
  if (!(error instanceof Refusal || (error instanceof Error && 'code' in error))) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Runs a command in the repository, and throws when it fails. */
export function run(command: string, args: readonly string[]): void {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed.`)
}
