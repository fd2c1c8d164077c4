import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, testArguments } from '../chromium.ts'

/** Makes Chromium draw a page as a single tile, because curves look different at the edges of tiles. */
const oneTile = ['--default-tile-width=2048', '--default-tile-height=8192', '--disable-partial-raster']

/** `npm run visual`: compares every story with its approved screenshot. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../.results/visual/changes',
  snapshotPathTemplate: `${resolve(process.env['VISUAL_DIR'] ?? '.visual')}/{arg}{ext}`,
  // A missing screenshot is a failure; `npm run visual:approve` writes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Tolerates small differences of colour, because rounding changes the colours of blended layers slightly.
    toHaveScreenshot: { threshold: 0.02, animations: 'disabled', caret: 'hide' },
  },
  reporter: [['line'], ['html', { outputFolder: '../../.results/visual/report', open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...testArguments, ...oneTile] },
  },
})
