import { defineConfig } from '@playwright/test'
import { findChromium, testArguments } from '../../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/examples',
  globalSetup: './globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.results/example.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: testArguments },
  },
})
