import type { Decorator } from '@storybook/react-vite'
import { MapsLocaleProvider } from './locales/MapsLocaleProvider.tsx'

/** The language of the toolbar, in the time zone of Jakarta. */
export const withMapsLocale: Decorator = (Story, { globals }) => (
  <MapsLocaleProvider language={globals['language'] === 'en' ? 'en' : 'id'} timeZone="Asia/Jakarta">
    <Story />
  </MapsLocaleProvider>
)

/** The page as a phone is wide. */
export const onPhone: Decorator = (Story) => (
  <div style={{ width: 366 }}>
    <Story />
  </div>
)
