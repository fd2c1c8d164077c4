import { run } from './run.ts'

/** Formats what was written and makes again what is generated from it. */
export function finish(paths: readonly string[]): void {
  run(
    'oxfmt',
    paths.filter((path) => !path.endsWith('.sql')),
  )
  run('pnpm', ['--silent', 'run', 'generate'])
}

/** Writes anew what the packages export, for which they are built. */
export function pinExports(): void {
  run('pnpm', ['--silent', 'run', 'generate:exports:all'])
}
