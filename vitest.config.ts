import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testArguments, findChromium } from './scripts/chromium.ts'
import { slowServerTests } from './scripts/testSteps.ts'

const withStories = process.argv.some((argument) => argument === 'stories' || argument.endsWith('=stories'))

// Stories use the production build of React: with the development build they take 1.5 times as long.
if (withStories) process.env['NODE_ENV'] = 'production'

/** Returns the test files to skip on a database; `embedded` skips those that another run executes on PostgreSQL. */
function notOn(database: string | undefined): string[] {
  if (database === 'postgres') return ['src/database/embedded/**']
  if (database !== 'embedded') return []
  // These tests use no database, or run the same SQL on both databases. They run only on PostgreSQL, because creating
  // an embedded database takes three times as long.
  const records = ['archive', 'device', 'group', 'location', 'me', 'role', 'user', 'vehicle']
  return [
    'src/cli/**',
    // The tests of the demo are skipped, because the end-to-end tests already use a demo fleet in an embedded database.
    'src/demo/**',
    'src/geocode/**',
    'src/http/**',
    'src/identities/**',
    'src/ingest/gt06/**',
    'src/ingest/osmand/**',
    ...['clocks', 'deviceLimit'].map((name) => `src/ingest/${name}.test.ts`),
    'src/live/liveScope.test.ts',
    'src/locales/**',
    'src/mail/**',
    'src/measure/**',
    'src/merge/**',
    'src/parse/**',
    'src/recordings/**',
    'src/replay/**',
    'src/streets/**',
    'src/testing/**',
    'src/trips/**',
    'src/web/**',
    // Not skipped: `NotificationWatch` and `speeding`, which test the background work on a single connection.
    ...[
      'alarm',
      'archived',
      'depots',
      'flood',
      'notificationHandlers',
      'quietPush',
      'ruleChannels',
      'silence',
      'trips',
      'unknown',
    ].map((name) => `src/notifications/${name}.test.ts`),
    // Not skipped: the other audit tests, because the embedded database writes the log on a single connection.
    ...['auditHandlers', 'erasure', 'exportHandlers', 'operations', 'secrets'].map(
      (name) => `src/audit/${name}.test.ts`,
    ),
    'src/authority/mayManage.test.ts',
    'src/authority/systemRole.test.ts',
    'src/push/**',
    'src/safeWrites/**',
    'src/security/**',
    ...records.map((record) => `src/records/${record}/**`),
    // Not skipped: `signInFactorHandlers`, which tests with parallel transactions that a code works only once.
    'src/records/auth/!(signInFactorHandlers).test.ts',
  ]
}

export default defineConfig({
  test: {
    // One worker for each core. By default vitest leaves one core free, and CI has only two.
    maxWorkers: '100%',
    // Test files share their imported modules: loading them again for each file took half of the time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/dashboard/{build,src}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // A test with a trip of a million points is slow on a busy machine.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'rules', include: ['test/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...notOn(process.env['TEST_DATABASE']),
            ...(process.env['SERVER_TESTS'] === 'daily' ? slowServerTests : []),
          ],
          globalSetup: 'src/testing/globalSetup.ts',
          // V8 crashes when many WebAssembly databases are opened and closed in one process: it aborts
          // ("jit_page.has_value()") on processors with protection keys (nodejs/node#64500), and once had a SIGSEGV,
          // probably while it freed compiled code. With the second and third flag it frees and replaces none.
          execArgv: [
            '--no-memory-protection-keys',
            '--no-wasm-code-gc',
            '--wasm-wrapper-tiering-budget=1000000000',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Calls `findChromium` only for stories, because it fails without a browser.
      ...(withStories
        ? [
            {
              plugins: [storybookTest({ configDir: '.storybook' })],
              // A dependency found during the run would reload the page during a test.
              optimizeDeps: {
                entries: ['.storybook/preview.tsx', '{packages,apps}/*/src/**/*.stories.tsx'],
                // Ignores the cache of an earlier run: if that run had fewer stories, its cache lacks dependencies.
                force: true,
              },
              test: {
                name: 'stories',
                testTimeout: 30_000,
                browser: {
                  enabled: true,
                  headless: true,
                  provider: playwright({
                    launchOptions: { executablePath: findChromium(), args: testArguments },
                    // Without animations, a test never sees an element half faded in.
                    contextOptions: { reducedMotion: 'reduce' },
                  }),
                  instances: [{ browser: 'chromium' as const }],
                },
              },
            },
          ]
        : []),
    ],
  },
})
