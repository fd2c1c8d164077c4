import './fixedClock.ts'
import '@sikud/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkOtherTheme, manyAlike } from './checkOtherTheme.ts'
import { usefulControls } from './usefulControls.ts'
import { withForcedColours, withLocale, withTheme } from './decorators.tsx'
import { LateDocsPage } from './LateDocsPage.tsx'
import { DoDont, Playground } from './lateDocsBlocks.ts'
import { mountSettled } from './mountSettled.ts'
import { forgetRequests, refuseRequests } from './noNetwork.ts'
import { stayPutInDocs } from './stayPutInDocs.ts'
import { choicesAround } from './toolbarChoices.ts'
import { withoutMap } from './withoutMap.ts'

stayPutInDocs()

// The development server sends lazy parts slowly, so `findBy…` and `waitFor` of Testing Library wait up to 10 s.
configure({ asyncUtilTimeout: 10_000 })

// Prevents links from opening another page in place of the story. React's click handlers run earlier, so they still see
// the click.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.preventDefault()
})

// A story has the theme of its toolbar. It does not follow the theme that another story stores, such as the one beside it.
window.addEventListener('storage', (event) => {
  if (event.isTrusted) event.stopImmediatePropagation()
})

/** Returns a setting of the toolbar: a menu with the titles of its values. */
function setting<Icon extends string>(description: string, icon: Icon, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}

const preview: Preview = {
  decorators: [withForcedColours, withLocale, withTheme],
  argTypesEnhancers: [usefulControls],
  mount: mountSettled,
  beforeEach: [forgetRequests, withoutMap],
  afterEach: [refuseRequests, checkOtherTheme],
  initialGlobals: { ...choicesAround() },
  globalTypes: {
    theme: setting('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
    brand: setting('Brand', 'paintbrush', { sikud: 'SIKUD', rantau: 'Rantau' }),
    language: setting('Language', 'globe', { id: 'Bahasa Indonesia', en: 'English' }),
    zone: setting('Time zone', 'time', { wib: 'WIB', wita: 'WITA', wit: 'WIT' }),
    density: setting('Density', 'collapse', { standard: 'Standard', compact: 'Compact' }),
    forcedColours: setting('Forced colours (imitation)', 'contrast', {
      off: 'Own colours',
      on: 'Forced colours',
    }),
  },
  parameters: {
    // Omits the axe rules that passed: computing their selectors takes time, and nobody reads their results.
    a11y: {
      test: 'error',
      context: { exclude: manyAlike },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: LateDocsPage, components: { Playground, DoDont } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Overview',
          'For designers',
          'Foundations',
          ['Colour', 'Type', 'Spacing and radius', 'Icons', 'Motion', 'Writing', 'Accessibility', 'Theming'],
          'Screens',
          'Kit',
          'Fleet',
          'Maps',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
