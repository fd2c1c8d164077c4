import { RouterLink } from '../App.tsx'

/** Parameters of all screen stories: the link component of the dashboard, and widths and themes of the screenshots. */
export const screenParameters = {
  layout: 'fullscreen',
  linkComponent: RouterLink,
  chromatic: {
    modes: {
      'desktop light': { viewport: 'desktop', theme: 'light' },
      'desktop dark': { viewport: 'desktop', theme: 'dark' },
      'phone light': { viewport: 'phone', theme: 'light' },
      'phone dark': { viewport: 'phone', theme: 'dark' },
    },
  },
}
