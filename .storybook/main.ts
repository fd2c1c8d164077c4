import type { StorybookConfig } from '@storybook/react-vite'

const stories = ['packages/ui/src', 'packages/maps/src', 'apps/dashboard/src'].map(
  (folder) => `${folder}/**/*.stories.tsx`,
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: stories.map((glob) => `../${glob}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Two runs at the same time must not share one cache; the second gets its own folder by this name.
    cacheDir: process.env['STORYBOOK_VITE_CACHE'] ?? vite.cacheDir,
    // Every dependency is found before the first story runs: one found later reloads the page under a test.
    optimizeDeps: { ...vite.optimizeDeps, entries: [...stories, '.storybook/preview.tsx'] },
  }),
}

export default config
