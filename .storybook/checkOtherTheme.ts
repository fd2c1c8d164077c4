import type { StoryContext } from '@storybook/react-vite'
import axe from 'axe-core'
import { forceScheme, type Scheme } from './forceScheme.ts'

const other = { light: 'dark', dark: 'light' } as const

/**
 * Checks the text contrast of a story in the second theme: dark if the story ran in light, otherwise light. Throws an
 * error if a contrast is too low. The a11y addon checks all axe rules in the theme of the story. Only the contrast
 * depends on the theme, so this function checks no other rule.
 */
export async function checkOtherTheme({ viewMode, globals, parameters }: StoryContext) {
  // Skips stories outside of a test run, and stories with their own MUI theme, which has only one scheme.
  if (viewMode !== 'story' || !('__vitest_browser__' in globalThis)) return
  if (globals['a11y']?.manual || parameters['muiTheme']) return
  const root = document.documentElement
  const began: Scheme = root.dataset['theme'] === 'dark' ? 'dark' : 'light'
  root.dataset['theme'] = other[began]
  let faults = await contrastFaults()
  root.dataset['theme'] = began
  if (faults.length === 0) return
  // Maps and charts compute their colours while they render, so a change of `data-theme` does not recolour them.
  // Therefore a fault that axe reports in a map or a chart may be a false alarm. The code below renders the story in
  // the second scheme and checks again.
  await forceScheme(other[began])
  faults = await contrastFaults()
  await forceScheme(began)
  if (faults.length === 0) return
  throw new Error(`color-contrast in the ${other[began]} theme:\n${faults.join('\n')}`)
}

/**
 * CSS selectors of the elements that axe skips. Rows of one list look alike, and a check of a hundred rows takes
 * seconds, so axe checks only the first ones.
 */
export const manyAlike = ['[role="row"]:nth-child(n + 6)', 'tr:nth-child(n + 6)', 'li:nth-child(n + 12)']

async function contrastFaults() {
  const { violations } = await axe.run(
    { include: [document.body], exclude: manyAlike },
    {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    },
  )
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ target, failureSummary = '' }) => `${target.join(' ')}\n  ${failureSummary}`)
}
