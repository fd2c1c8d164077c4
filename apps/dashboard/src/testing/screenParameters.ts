import { RouterLink } from '../App.tsx'

/** Parameters of all stories of screens. They set the link component, and the widths and themes of the screenshots. */
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
