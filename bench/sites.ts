import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { build } from 'vite'
import { newestChange } from '../scripts/newestChange.ts'
import type { Bench } from './cases/Case.ts'
import type { FakeFleet } from './fakeFleet.ts'
import { serve } from './serve.ts'

/**
 * The limit pages: the simplest pages that can do the same as ours. Each page has its own build, so that no page loads
 * code of another page.
 */
type LimitPage = 'login' | 'grid' | 'trips' | 'sliders'

/** Serves the dashboard and the limit pages with a fake fleet; first builds the limit pages that are outdated. */
export async function servePages(dashboard: string, fleet: FakeFleet): Promise<Bench['sites']> {
  const limit = async (page: LimitPage) => serve(await buildPage(page), fleet)
  return {
    ours: await serve(dashboard, fleet),
    login: await limit('login'),
    grid: await limit('grid'),
    trips: await limit('trips'),
    sliders: await limit('sliders'),
  }
}

/** Builds a page if its build is missing or outdated; returns the folder of the build. */
async function buildPage(page: string): Promise<string> {
  const [source, outDir] = [join(import.meta.dirname, 'pages', page), join(import.meta.dirname, 'dist', page)]
  const sources = [source, join(import.meta.dirname, 'pages/root.ts'), 'pnpm-lock.yaml']
  if (newestChange([join(outDir, 'index.html')]) > newestChange(sources)) return outDir
  console.log(`building bench/pages/${page}`)
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  return outDir
}
