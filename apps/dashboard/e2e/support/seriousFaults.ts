import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the serious and critical faults that axe finds on a page. `within` limits the check to a part of the page,
 * `rules` to some rules of axe.
 */
export async function seriousFaults(page: Page, within = 'html', rules: string[] = []) {
  const axe = new AxeBuilder({ page }).include(within)
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
