import { run } from './run.ts'

/** Formats what was written and makes again what is generated from it. */
export function finish(paths: readonly string[]): void {
  run(
    'oxfmt',
    paths.filter((path) => !path.endsWith('.sql')),
  )
  run('pnpm', ['--silent', 'run', 'generate'])
}
