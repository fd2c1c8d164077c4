import { run, succeeds } from './run.ts'

/** Formats the written files and updates generated ones. */
export function finish(paths: readonly string[]): void {
  run(
    'oxfmt',
    paths.filter((path) => !path.endsWith('.sql')),
  )
  run('pnpm', ['--silent', 'run', 'generate'])
}

/** Writes `api.txt` of the packages, if they build. */
export function pinExports(): void {
  if (succeeds('pnpm', ['--silent', 'run', 'generate:exports:all'])) return
  console.log('The packages do not build yet. When they do, run npm run generate:exports.\n')
}
