import type { StoryContext } from '@storybook/react-vite'
import axe from 'axe-core'
import { forceScheme, type Scheme } from './forceScheme.ts'

const other = { light: 'dark', dark: 'light' } as const

/**
 * Checks the text contrast of a finished story in the other theme; throws if it is too low. The a11y addon runs the
 * other axe rules, whose results do not depend on the theme.
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
  // `data-theme` does not recolour maps and charts, which compute their colours while they render. So the faults may be
  // wrong: renders the story in the other scheme and checks again.
  await forceScheme(other[began])
  faults = await contrastFaults()
  await forceScheme(began)
  if (faults.length === 0) return
  throw new Error(`color-contrast in the ${other[began]} theme:\n${faults.join('\n')}`)
}

/**
 * Selectors of rows that axe skips. Of many similar rows axe checks only the first ones, because the check of a hundred
 * rows takes seconds.
 */
const manyAlike = ['[role="row"]:nth-child(n + 6)', 'tr:nth-child(n + 6)', 'li:nth-child(n + 12)']

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
