import { existsSync, readFileSync } from 'node:fs'

const headings = {
  whenToUse: 'When to use',
  whenNotToUse: 'When not to use',
  keyboard: 'Keyboard',
  texts: 'Texts',
} as const

/** Returns the sections of a component's docs page as Markdown. Sections that do not exist are omitted. */
export function docsOf(component: URL): Partial<Record<keyof typeof headings, string>> {
  const page = new URL(component.href.replace(/\.tsx$/, '.mdx'))
  if (!existsSync(page)) return {}
  const parts = readFileSync(page, 'utf8').split(/^## /m)
  const found = Object.entries(headings).flatMap(([key, heading]) => {
    const part = parts.find((text) => text.startsWith(`${heading}\n`))
    return part ? [[key, plain(part.slice(heading.length))]] : []
  })
  return Object.fromEntries(found)
}

/** Removes Storybook blocks, and replaces links to Storybook pages with their text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^<\w+(?:.*|\n[^]*?^)\/>$/gm, '')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
