import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

const folders = ['packages/ui/src', 'packages/maps/src', 'apps/dashboard/src']
const stories = folders.map((folder) => `${folder}/**/*.stories.tsx`)
const pages = ['.storybook/docs/*.mdx', ...folders.map((folder) => `${folder}/**/*.mdx`)]

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...pages, ...stories].map((glob) => `../${glob}`),
  staticDirs: [
    { from: '../apps/dashboard/public/mark.svg', to: '/mark.svg' },
    { from: '../packages/ui/node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
  ],
  addons: [
    // Tables in the pages of text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Two runs at the same time must not share one cache; the second gets its own folder by this name.
    cacheDir: process.env['STORYBOOK_VITE_CACHE'] ?? vite.cacheDir,
    // Every dependency is found before the first story runs: one found later reloads the page under a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [...stories, '.storybook/preview.tsx', '.storybook/docs/*.tsx'],
    },
  }),
}

export default config
