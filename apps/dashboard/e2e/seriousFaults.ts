import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe calls serious or critical in the main part of a page; the frame around it is the same everywhere. */
export async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
