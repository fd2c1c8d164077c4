import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '../../apps/dashboard/src/testing/screens.ts'

interface Entry {
  id: string
  title: string
  exportName?: string
}

/** Returns for each screen the story that shows its normal state. */
export function reviewedStories(storybook: string): { screen: string; story: string }[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  )
  const entries = Object.values(index.entries)
  return screens.map(({ name, title, states: { normal } }) => {
    const entry = entries.find((one) => one.title === title && one.exportName === normal)
    if (!entry) throw new Error(`${name}: Storybook has no ${title} › ${JSON.stringify(normal)}.`)
    return { screen: name, story: entry.id }
  })
}
