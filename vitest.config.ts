import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testArguments, findChromium } from './scripts/chromium.ts'

const withStories = process.argv.some((argument) => argument === 'stories' || argument.endsWith('=stories'))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/dashboard/src/**/*.test.ts',

            'scripts/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'rules', include: ['test/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          // What is about the embedded database itself has nothing to prove on another one.
          exclude:
            process.env['TEST_DATABASE'] === 'postgres'
              ? ['**/node_modules/**', 'src/database/embedded/**']
              : ['**/node_modules/**'],
          globalSetup: 'src/testing/globalSetup.ts',
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
