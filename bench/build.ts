import react from '@vitejs/plugin-react'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { newestChange } from '../scripts/newestChange.ts'

const here = import.meta.dirname
const dashboard = join(here, '../apps/dashboard')

/**
 * The pages with which the bench compares the dashboard: limit pages (the simplest pages that can do the same) and peer
 * pages (naive implementations). Each page has its own build, so that no page loads code of another page.
 */
export const pages = ['login', 'grid', 'table', 'trips', 'leaflet', 'sliders'] as const
export type PageName = (typeof pages)[number]

export const folderOf = (page: PageName) => join(here, 'dist', page)
export const dashboardFolder = join(dashboard, 'dist')

/** Builds the limit and peer pages whose build is missing or outdated. */
export async function buildPages() {
  for (const page of pages) {
    const source = join(here, 'pages', page)
    const shared = ['root.ts', 'rows.ts', 'points.ts'].map((name) => join(here, 'pages', name))
    const sources = [source, ...shared, join(here, '../pnpm-lock.yaml')]
    if (newestChange([join(folderOf(page), 'index.html')]) > newestChange(sources)) continue
    console.log(`building bench/pages/${page}`)
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folderOf(page), emptyOutDir: true, reportCompressedSize: false },
    })
  }
}

/** Builds the dashboard if it is missing or outdated. */
export function buildDashboard() {
  const built = [join(dashboardFolder, 'index.html')]
  const sources = ['../packages', '../apps/dashboard', '../pnpm-lock.yaml'].map((path) => join(here, path))
  if (newestChange(built) > newestChange(sources)) return
  console.log('building apps/dashboard')
  execFileSync(join(dashboard, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: dashboard,
    stdio: 'inherit',
  })
}
