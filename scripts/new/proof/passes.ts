import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs a command in a copy of the repository and prints the result; returns its output, or false if it failed. */
export function passes(copy: string, [command = '', ...args]: string[]): string | false {
  const started = performance.now()
  const path = `${join(copy, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = [command, ...args].join(' ')
  console.log(
    `${status === 0 ? '✓' : '✗'} ${line.length > 80 ? `${line.slice(0, 80)}…` : line}  ${seconds} s`,
  )
  if (status === 0) return stdout
  console.log(`${stdout ?? ''}${stderr ?? ''}`)
  return false
}
