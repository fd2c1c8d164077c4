import { RouterLink } from '../App.tsx'

/**
 * Parameters of all stories of screens. They set the link component, and the widths and themes of the screenshots.
 * `frame`, and `pages` in each file of stories, tell Chromatic which changes need new snapshots: it does not follow the
 * imports of routes.tsx, because these lead from each screen to all pages.
 */
export const screenParameters = {
  layout: 'fullscreen',
  linkComponent: RouterLink,
  frame: import.meta.glob('../frame/[A-Z]*.tsx'),
  chromatic: {
    modes: {
      'desktop light': { viewport: 'desktop', theme: 'light' },
      'desktop dark': { viewport: 'desktop', theme: 'dark' },
      'phone light': { viewport: 'phone', theme: 'light' },
      'phone dark': { viewport: 'phone', theme: 'dark' },
    },
  },
}
