import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './storybookTheme.ts'

addons.setConfig({ theme: storybookTheme('light'), sidebar: { showRoots: true } })

// The interface of Storybook has the same theme as the stories.
addons.register('sikud/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: storybookTheme(globals['theme'] === 'dark' ? 'dark' : 'light') })
  })
})
