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

const preview: Preview = {
  decorators: [withForcedColours, withLocale, withTheme],
  argTypesEnhancers: [usefulControls],
  mount: mountSettled,
  beforeEach: [forgetRequests, withoutMap],
  afterEach: [refuseRequests, checkOtherTheme],
  initialGlobals: { ...choicesAround() },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'sikud', title: 'SIKUD' },
          { value: 'rantau', title: 'Rantau' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Bahasa Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    zone: {
      description: 'Time zone',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: 'wib', title: 'WIB' },
          { value: 'wita', title: 'WITA' },
          { value: 'wit', title: 'WIT' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'collapse',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Standard' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    forcedColours: {
      description: 'Forced colours (imitation)',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Own colours' },
          { value: 'on', title: 'Forced colours' },
        ],
      },
    },
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
