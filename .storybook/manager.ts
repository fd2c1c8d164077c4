import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { statusOf } from './docs/componentStatus.ts'
import { SideBySide } from './SideBySide.ts'
import { storybookTheme } from './storybookTheme.ts'

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: {
    showRoots: true,
    // A component that is not stable shows its status beside its name.
    renderLabel: (item) => {
      const { name } = item
      const status = item.type === 'component' ? statusOf(item.tags) : undefined
      return status === undefined || status === 'stabil' ? name : `${name} · ${status}`
    },
  },
})

// The interface of Storybook has the same theme as the stories.
addons.register('sikud/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: storybookTheme(globals['theme'] === 'dark' ? 'dark' : 'light') })
  })
})

addons.register('sikud/side-by-side', () => {
  addons.add('sikud/side-by-side', { type: types.PREVIEW, render: SideBySide })
})
