import { findPostgres } from '../apps/server/src/testing/postgres.ts'

/** One step of `npm test`: a command and the file with its results. */
export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** File with the results as JSON, as vitest or Playwright writes them; a step without one counts as one check. */
  report?: string
  /** Exit status that means "cannot run on this machine". This is a warning, but a failure if `CI` is set. */
  unavailable?: number
}

function vitest(project: string, report: string): Pick<Step, 'command' | 'report'> {
  const output = `.results/${report}.json`
  return {
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${output}`,
    ],
    report: output,
  }
}

/** The steps of `npm test` in their order; the independent steps of an inner array run in parallel. */
export const steps: Step[][] = [
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'] },
    { name: 'generated files', command: ['pnpm', '--silent', 'run', 'generate:check'] },
    { name: 'OpenAPI lint', command: ['redocly', 'lint', 'openapi/__generated__/fleet.json'] },
  ],
  [
    { name: 'types', command: ['node', 'scripts/types.ts'] },
    { name: 'repository rules', ...vitest('rules', 'rules') },
    { name: 'unused code', command: ['knip'] },
  ],
  [{ name: 'unit tests', ...vitest('unit', 'unit') }],
  [
    {
      name: 'server tests (embedded database)',
      ...vitest('server', 'server'),
      // If PostgreSQL is installed, this step skips the tests for which the kind of database makes no difference. They
      // run in the next step, with PostgreSQL.
      env: findPostgres() ? { TEST_DATABASE: 'embedded' } : {},
    },
  ],
  [
    {
      name: 'server tests (PostgreSQL)',
      ...vitest('server', 'server-postgres'),
      env: { TEST_DATABASE: 'postgres' },
      unavailable: 77,
    },
  ],
  [{ name: 'stories', ...vitest('stories', 'stories') }],
  [{ name: 'production build', command: ['pnpm', '--silent', 'run', 'build:all'] }],
  [
    // Runs in parallel with the others, because this step mostly waits until the network of a page is idle.
    { name: 'size budgets', command: ['node', 'scripts/size.ts'], report: '.results/size.json' },
    { name: 'packages', command: ['node', 'scripts/packages/check.ts'], report: '.results/packages.json' },
    {
      name: 'server release',
      command: ['node', 'scripts/release/check.ts'],
      report: '.results/release.json',
    },
  ],
  [
    { name: 'example app', command: ['node', 'scripts/example.ts'], report: '.results/example.json' },
    { name: 'Storybook build', command: ['pnpm', '--silent', 'run', 'storybook:build'] },
  ],
  [
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test', '--config', 'apps/dashboard/e2e/playwright.config.ts'],
      report: '.results/e2e.json',
    },
  ],
]
