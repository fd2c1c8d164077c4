import type { Decorator } from '@storybook/react-vite'
import { MapsLocaleProvider } from '../locales/MapsLocaleProvider.tsx'

/** Sets the language that is chosen in Storybook's toolbar, and the time zone of Jakarta. */
export const withMapsLocale: Decorator = (Story, { globals }) => (
  <MapsLocaleProvider language={globals['language'] === 'en' ? 'en' : 'id'} timeZone="Asia/Jakarta">
    <Story />
  </MapsLocaleProvider>
)

/** Renders the story in a box as wide as the screen of a phone. */
export const onPhone: Decorator = (Story) => (
  <div style={{ width: 366 }}>
    <Story />
  </div>
)

/** Renders the story in a box as high as a window, for a component that fills its parent. */
export const inWindow: Decorator = (Story) => (
  <div style={{ display: 'flex', height: 680 }}>
    <Story />
  </div>
)

/** Renders the story in a box as wide as a panel, for a component that is part of a panel. */
export const inPanel: Decorator = (Story) => (
  <div style={{ width: 360 }}>
    <Story />
  </div>
)
