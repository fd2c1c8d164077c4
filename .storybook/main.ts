import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

const folders = ['packages/ui/src', 'packages/maps/src', 'apps/dashboard/src']
const stories = folders.map((folder) => `${folder}/**/*.stories.tsx`)
// The dashboard has no pages of its own: Storybook warns about a pattern that finds nothing.
const pages = ['.storybook/docs/*.mdx', 'packages/ui/src/**/*.mdx', 'packages/maps/src/**/*.mdx']

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...pages, ...stories].map((glob) => `../${glob}`),
  staticDirs: [
    { from: '../apps/dashboard/public/mark.svg', to: '/mark.svg' },
    { from: '../packages/ui/node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
  ],
  addons: [
    // remark-gfm makes tables work in the Markdown of docs pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Two concurrent runs must not share a cache: set STORYBOOK_VITE_CACHE to another folder for the second run.
    cacheDir: process.env['STORYBOOK_VITE_CACHE'] ?? vite.cacheDir,
    // The helpers of `@sikud/ui/testing` and the stories must share one copy of user-event. With two copies, typed text
    // is lost.
    resolve: {
      ...vite.resolve,
      alias: { '@testing-library/user-event': fileURLToPath(new URL('userEvent.ts', import.meta.url)) },
    },
    // Compiles the frame of each page while the server starts, so that the first page appears sooner.
    server: {
      ...vite.server,
      warmup: {
        clientFiles: ['.storybook/preview.tsx', '.storybook/DocsPage.tsx', '.storybook/docs/Overview.mdx'],
      },
    },
    // Bundles all dependencies when the server of Storybook starts. If Vite found another dependency during a test, it
    // would reload the page.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [...stories, '.storybook/preview.tsx', '.storybook/docs/*.tsx'],
    },
  }),
}

export default config
