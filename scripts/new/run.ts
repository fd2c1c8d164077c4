import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from './Refusal.ts'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** Prints a refusal or system error and sets the exit code; rethrows any other error. */
export function refuse(error: unknown): void {
  if (!(error instanceof Refusal || (error instanceof Error && 'code' in error))) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Runs a command in the repository; throws if it fails. */
export function run(command: string, args: readonly string[]): void {
  if (!succeeds(command, args, 'inherit')) throw new Refusal(`${command} ${args.join(' ')} failed.`)
}

/** Runs a command in the repository; returns whether it succeeded. */
export function succeeds(
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'ignore' = 'ignore',
): boolean {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const { status } = spawnSync(command, args, { cwd: root, stdio, env: { ...process.env, PATH: path } })
  return status === 0
}
