import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testArguments, findChromium } from './scripts/chromium.ts'

const withStories = process.argv.some((argument) => argument === 'stories' || argument.endsWith('=stories'))

// Stories run the React that users get: its development build takes half as long again for the same checks.
if (withStories) process.env['NODE_ENV'] = 'production'

/** Tests that have nothing to prove on a database: `embedded` stands for a run beside another one on PostgreSQL. */
function notOn(database: string | undefined): string[] {
  if (database === 'postgres') return ['src/database/embedded/**']
  if (database !== 'embedded') return []
  // Their SQL is the same on both, and a database of its own for each file takes three times as long here.
  const records = ['device', 'location', 'me', 'role', 'user', 'vehicle']
  return [
    'src/cli/**',
    // The end-to-end tests run on a demo fleet in an embedded database.
    'src/demo/**',
    'src/geocode/**',
    'src/http/**',
    'src/identities/**',
    'src/ingest/gt06/**',
    'src/ingest/osmand/**',
    'src/locales/**',
    'src/measure/**',
    'src/parse/**',
    'src/recordings/**',
    'src/replay/**',
    'src/streets/**',
    'src/trips/**',
    'src/web/**',
    // `NotificationWatch` and `speeding` prove the background work on one connection.
    ...['flood', 'notificationHandlers', 'quietPush', 'ruleChannels', 'silence', 'trips', 'unknown'].map(
      (name) => `src/notifications/${name}.test.ts`,
    ),
    'src/authority/mayManage.test.ts',
    'src/authority/systemRole.test.ts',
    'src/push/**',
    'src/safeWrites/**',
    'src/security/**',
    ...records.map((record) => `src/records/${record}/**`),
    // A code that is used up is a matter of parallel transactions.
    'src/records/auth/!(signInFactorHandlers).test.ts',
  ]
}

export default defineConfig({
  test: {
    // One worker for each core; left to itself vitest spares one of the two that CI has.
    maxWorkers: '100%',
    // Files share what they import: loading it anew for each of them took half of the time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/dashboard/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // A trip of a million points takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'rules', include: ['test/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...notOn(process.env['TEST_DATABASE'])],
          globalSetup: 'src/testing/globalSetup.ts',
          // V8 aborts ("jit_page.has_value()") on processors with protection keys when many WebAssembly databases are
          // opened and closed in one process: nodejs/node#64500.
          execArgv: ['--no-memory-protection-keys'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The browser is looked for only when the stories are really asked for.
      ...(withStories
        ? [
            {
              plugins: [storybookTest({ configDir: '.storybook' })],
              // Found during the run, a dependency would reload the page under a test.
              optimizeDeps: {
                entries: ['.storybook/preview.tsx', '{packages,apps}/*/src/**/*.stories.tsx'],
                // What was found for another set of stories may lack a new one's.
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
                    // What fades in is visible at once, so that a test never meets it half way.
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
