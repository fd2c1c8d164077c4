import type { ChangeSet } from './ChangeSet.ts'
import { run, succeeds } from './run.ts'

/** Writes the changes of a command, formats them, and prints their paths and the steps that remain. */
export function writeAndReport(changes: ChangeSet, steps: string): void {
  changes.write()
  finish(changes.paths)
  pinExports()
  console.log(`${changes.paths.map((path) => `  ${path}`).join('\n')}\n\n${steps}`)
}

/** Formats the written files and updates generated ones. */
export function finish(paths: readonly string[]): void {
  run(
    'oxfmt',
    paths.filter((path) => !path.endsWith('.sql')),
  )
  run('pnpm', ['--silent', 'run', 'generate'])
}

/** Writes the public API of each package to its `api.txt`, if the packages can be built. */
function pinExports(): void {
  if (succeeds('pnpm', ['--silent', 'run', 'generate:exports:all'])) return
  console.log('The packages do not build yet. When they do, run npm run generate:exports.\n')
}
