import { existsSync, readFileSync } from 'node:fs'

const headings = {
  whenToUse: 'When to use',
  whenNotToUse: 'When not to use',
  keyboard: 'Keyboard',
  texts: 'Texts',
} as const

/** What the page of a component says, as Markdown; a part that it does not have is left out. */
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

/** Without blocks of Storybook, and links to its pages as the bare words. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^<\w+[^]*?\/>$/gm, '')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
