import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe calls serious or critical on a page; within `main`, say, where the frame around it was seen before, and by
 * some rules only, where the others were asked before.
 */
export async function seriousFaults(page: Page, within = 'html', rules: string[] = []) {
  const axe = new AxeBuilder({ page }).include(within)
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
