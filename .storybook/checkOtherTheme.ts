import type { Preview } from '@storybook/react-vite'
import axe from 'axe-core'

const other = { light: 'dark', dark: 'light' } as const

/**
 * Looks at a finished story in the other theme: throws when a text lacks contrast there. Everything else that axe
 * knows is the same in both, and the addon has asked it in the theme that the story began in.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async ({ viewMode, globals }) => {
  // For whoever looks at a story the theme stays as it is.
  if (viewMode !== 'story' || !('__vitest_browser__' in globalThis) || globals['a11y']?.manual) return
  const root = document.documentElement
  const began = root.dataset['theme'] === 'dark' ? 'dark' : 'light'
  root.dataset['theme'] = other[began]
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    const nodes = violations.flatMap((violation) => violation.nodes)
    if (nodes.length === 0) return
    const faults = nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}\n  ${failureSummary}`)
    throw new Error(`color-contrast in the ${other[began]} theme:\n${faults.join('\n')}`)
  } finally {
    root.dataset['theme'] = began
  }
}
