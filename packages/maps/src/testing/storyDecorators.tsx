import type { Decorator } from '@storybook/react-vite'
import { MapsLocaleProvider } from '../locales/MapsLocaleProvider.tsx'

/** Sets the language that is chosen in Storybook's toolbar, and the time zone of Jakarta. */
export const withMapsLocale: Decorator = (Story, { globals }) => (
  <MapsLocaleProvider language={globals['language'] === 'en' ? 'en' : 'id'} timeZone="Asia/Jakarta">
    <Story />
  </MapsLocaleProvider>
)

/** Limits the width to that of a phone. */
export const onPhone: Decorator = (Story) => (
  <div style={{ width: 366 }}>
    <Story />
  </div>
)

/** Sets the height of a window, for a component that fills its parent. */
export const inWindow: Decorator = (Story) => (
  <div style={{ display: 'flex', height: 680 }}>
    <Story />
  </div>
)

/** Sets the width of a panel, for a part of a panel. */
export const inPanel: Decorator = (Story) => (
  <div style={{ width: 360 }}>
    <Story />
  </div>
)
