import type { Page } from '@playwright/test'
import { withoutFeature } from './withoutFeature.ts'

/** The same server without what the base does not have. */
export async function withoutLiveFleet(page: Page) {
  await withoutFeature(page, 'liveFleet')
}
