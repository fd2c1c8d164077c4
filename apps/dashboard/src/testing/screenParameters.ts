import { RouterLink } from '../App.tsx'

/** What the stories of every screen share: links that stay in it, and the widths and themes that its pictures are compared in. */
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
