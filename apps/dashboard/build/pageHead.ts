import { themeScript } from '@sikud/ui/theme-script'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Adds two things to the head: a script that sets the theme before the first paint, and a preload of the font, so that
 * the first paint uses the font. The server's CSP allows the script by its hash.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }]
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'))
        if (font === undefined) return tags
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [...tags, { tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
