import { defineConfig } from '@playwright/test'
import { testArguments, findChromium } from '../../../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: './globalSetup.ts',
  // CI has two cores. Three workers use 94 % of them and two 85 %, but with three a map was drawn so slowly that a click
  // waited 30 s for a frame.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  retries: 0,
  forbidOnly: true,
  // The time-out is long, because a busy machine is three times as slow as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../../.results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // Turns off transitions, so that no test sees one in progress.
    contextOptions: { reducedMotion: 'reduce' },
    // A click on an element that never appears fails after this time with an error that names the element, and does not
    // use up the time of the whole test.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: testArguments },
  },
})
