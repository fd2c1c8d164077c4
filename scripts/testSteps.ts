import { findPostgres } from '../apps/server/src/testing/postgres.ts'
import { storybookBuild } from './visual/buildStorybook.ts'

/** One step of `npm run test:all`: a command and the file with its results. */
export interface Step {
  name: string
  command: string[]
  /**
   * What `npm test` runs of the step: all (true), nothing (false), or what the command with these arguments runs. It
   * leaves out what takes long and rarely fails.
   */
  daily: boolean | string[]
  env?: Record<string, string>
  /** File with the results as JSON, as vitest or Playwright writes them; a step without one counts as one check. */
  report?: string
  /** Exit status that means "cannot run on this machine". This is a warning, but a failure if `CI` is set. */
  unavailable?: number
}

/** The end-to-end tests of the main jobs: signing in, records, the live map, trips, notifications, roles, offline. */
export const mainJobs = [
  'accounts/secondFactor',
  'accounts/signIn',
  'app/everyPage',
  'app/offlineStart',
  'faults/offline',
  'map/tracking',
  'notifications/notification',
  'records/device',
  'records/driver',
  'records/role',
  'records/user',
  'records/vehicle',
  'trips/report',
].map((name) => `apps/dashboard/e2e/${name}.spec.ts`)

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

/** The steps of `npm run test:all` in their order; the independent steps of an inner array run in parallel. */
export const steps: Step[][] = [
  [
    { name: 'format', command: ['oxfmt', '--check'], daily: true },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'], daily: true },
    { name: 'generated files', command: ['pnpm', '--silent', '-r', 'run', 'generate:check'], daily: true },
    { name: 'OpenAPI lint', command: ['redocly', 'lint', 'openapi/fleet.yaml'], daily: true },
  ],
  [
    { name: 'types', command: ['node', 'scripts/types.ts'], daily: true },
    { name: 'repository rules', ...vitest('rules', 'rules'), daily: true },
    { name: 'unused code', command: ['knip'], daily: true },
  ],
  [{ name: 'unit tests', ...vitest('unit', 'unit'), daily: true }],
  [
    {
      name: 'server tests (embedded database)',
      ...vitest('server', 'server'),
      daily: true,
    },
  ],
  [
    {
      name: 'server tests (PostgreSQL)',
      ...vitest('server', 'server-postgres'),
      daily: false,
      env: { TEST_DATABASE: 'postgres' },
      unavailable: 77,
    },
  ],
  [{ name: 'stories', ...vitest('stories', 'stories'), daily: ['packages/'] }],
  [{ name: 'production build', command: ['npm', '--silent', 'run', 'build'], daily: true }],
  [
    // Runs in parallel with the others, because this step mostly waits until the network of a page is idle.
    {
      name: 'size budgets',
      command: ['node', 'scripts/size.ts'],
      daily: false,
      report: '.results/size.json',
    },
    {
      name: 'packages',
      command: ['node', 'scripts/packages/check.ts'],
      daily: false,
      report: '.results/packages.json',
    },
    {
      name: 'server release',
      command: ['node', 'scripts/release/check.ts'],
      daily: false,
      report: '.results/release.json',
    },
  ],
  [
    {
      name: 'example app',
      command: ['node', 'scripts/example.ts'],
      daily: false,
      report: '.results/example.json',
    },
    { name: 'Storybook build', command: ['storybook', ...storybookBuild], daily: false },
  ],
  [
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test', '--config', 'apps/dashboard/e2e/playwright.config.ts'],
      daily: mainJobs,
      report: '.results/e2e.json',
    },
  ],
]
