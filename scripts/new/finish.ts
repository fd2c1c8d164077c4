import { run, succeeds } from './run.ts'

/** Formats what was written and makes again what is generated from it. */
export function finish(paths: readonly string[]): void {
  run(
    'oxfmt',
    paths.filter((path) => !path.endsWith('.sql')),
  )
  run('pnpm', ['--silent', 'run', 'generate'])
}

/** Writes anew what the packages export; for that they are built, which may have to wait for something else. */
export function pinExports(): void {
  if (succeeds('pnpm', ['--silent', 'run', 'generate:exports:all'])) return
  console.log('The packages do not build yet. Once they do: npm run generate:exports\n')
}
