import type { Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import { forceScheme, type Scheme } from './forceScheme.ts'

const other = { light: 'dark', dark: 'light' } as const

/**
 * Looks at a finished story in the other theme: throws when a text lacks contrast there. Everything else that axe
 * knows is the same in both, and the addon has asked it in the theme that the story began in.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async ({
  viewMode,
  globals,
  parameters,
}) => {
  // For whoever looks at a story the theme stays as it is, and a theme of another product has no other one.
  if (viewMode !== 'story' || !('__vitest_browser__' in globalThis)) return
  if (globals['a11y']?.manual || parameters['muiTheme']) return
  const root = document.documentElement
  const began: Scheme = root.dataset['theme'] === 'dark' ? 'dark' : 'light'
  root.dataset['theme'] = other[began]
  let faults = await contrastFaults()
  root.dataset['theme'] = began
  if (faults.length === 0) return
  // Colours that a map or a chart works out by itself come with the next render; that is asked only where it matters.
  await forceScheme(other[began])
  faults = await contrastFaults()
  await forceScheme(began)
  if (faults.length === 0) return
  throw new Error(`color-contrast in the ${other[began]} theme:\n${faults.join('\n')}`)
}

/** Checks only the first of many similar rows: measuring a hundred takes seconds. */
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
