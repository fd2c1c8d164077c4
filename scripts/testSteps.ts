import { findPostgres } from '../apps/server/src/testing/postgres.ts'
import { storybookBuild } from './visual/buildStorybook.ts'

/** One step of `npm run test:all`: a command and the file with its results. */
export interface Step {
  name: string
  command: string[]
  /** What `npm test` runs of the step: nothing (false), or a part, for which these properties differ; by default all. */
  daily?: false | { command: string[]; env?: Record<string, string> }
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

/** The server tests that take longest (8 to 60 s each): floods, bombs, kills, backups, clocks, the demo. */
export const slowServerTests = [
  'audit/secrets',
  'backup/*',
  'cli/*',
  'clock/shiftedClock',
  'database/embedded/*',
  'database/killedPrimary',
  'database/queryPlans',
  'demo/*',
  'http/contract.fuzz',
  'http/largestBodies',
  'ingest/clocks',
  'ingest/flood',
  'ingest/killedServer',
  'ingest/unknownFlood',
  'mail/mailLimit',
  'notifications/silence',
  'push/PushSender',
  'recordings/*',
  'security/limitedSessions',
  'server',
  'trips/tripPlans',
  'twoServers',
].map((name) => `**/src/${name}.test.ts`)

function vitest(project: string, report: string): { command: string[]; report: string } {
  const output = `.results/${report}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  return { command: ['vitest', 'run', `--project=${project}`, ...reporters], report: output }
}

const stories = vitest('stories', 'stories')
const serverTests = vitest('server', 'server')
const endToEnd = ['playwright', 'test', '--config', 'apps/dashboard/e2e/playwright.config.ts']

/** The steps of `npm run test:all` in their order; the independent steps of an inner array run in parallel. */
export const steps: Step[][] = [
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'] },
    { name: 'generated files', command: ['pnpm', '--silent', '-r', 'run', 'generate:check'] },
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
      ...serverTests,
      // Skips the tests for which the kind of database makes no difference, if the next step runs them on PostgreSQL.
      env: findPostgres() ? { TEST_DATABASE: 'embedded' } : {},
      // PostgreSQL needs half of the time of the embedded database.
      daily: {
        command: serverTests.command,
        env: { SERVER_TESTS: 'daily', TEST_DATABASE: findPostgres() ? 'postgres' : '' },
      },
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
  // `npm test` leaves out the stories of whole screens, of their parts and of the maps: the end-to-end tests open them.
  [
    {
      name: 'stories',
      ...stories,
      daily: { command: [...stories.command, 'packages/ui/src/kit/'] },
    },
  ],
  [{ name: 'dashboard build', command: ['npm', '--silent', 'run', 'build'] }],
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
      command: endToEnd,
      daily: { command: [...endToEnd, ...mainJobs] },
      report: '.results/e2e.json',
    },
  ],
]
