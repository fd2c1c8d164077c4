import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'
import type { Start } from './prerender.tsx'

const outDir = join(import.meta.dirname, '../node_modules/.cache/prerender')

/**
 * Prerenders the sign-in page and the frame of a signed-in page (the shell). Writes both into index.html, with their
 * styles and the script that chooses one of them.
 */
export function prerenderStart(): Plugin {
  return {
    name: 'prerender-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { pages, css, styleNames, script, watch } = await render()
        // Without `data-s`, emotion would move this style element behind the other style elements, and so change the
        // order of the styles.
        const sheet = `<style data-emotion="css ${styleNames}" data-s>${css}</style>`
        const tags = pages.map(([id, children]): HtmlTagDescriptor => ({
          tag: 'template',
          attrs: { id },
          children,
          injectTo: 'body',
        }))
        return {
          html: html.replace('</title>', () => `</title><script>${watch}</script>${sheet}`),
          tags: [...tags, { tag: 'script', children: script, injectTo: 'body' }],
        }
      },
    },
  }
}

async function render(): Promise<Start> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'build/prerender.tsx',
      target: 'node24',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  })
  // Node caches modules by URL. The query string with the time makes Node import the new build.
  const file = `${pathToFileURL(join(outDir, 'prerender.mjs')).href}?${Date.now()}`
  const made: { prerenderStart: () => Promise<Start> } = await import(file)
  return made.prerenderStart()
}
