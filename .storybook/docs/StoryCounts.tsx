import Link from '@mui/material/Link'
import { use, Suspense } from 'react'
import { countStories, type StoryIndex } from './countStories.ts'
import { DocTable } from './DocTable.tsx'

/** The content of Storybook's `index.json`, which this page fetches once. */
const index: Promise<StoryIndex> = fetch('./index.json').then((answer) => answer.json())

function Counts() {
  const groups = countStories(use(index))
  const sum = (of: 'components' | 'stories' | 'pages') =>
    groups.reduce((total, group) => total + group[of], 0)
  return (
    <DocTable
      heads={['Group', 'What it shows', 'Parts', 'States (stories)', 'Docs pages']}
      rows={[
        ...groups.map(({ name, about, first, components, stories, pages }) => [
          <Link key="link" href={`./?path=${first}`} target="_top">
            {name}
          </Link>,
          about,
          components,
          stories,
          pages,
        ]),
        ['Total', '', sum('components'), sum('stories'), sum('pages')],
      ]}
    />
  )
}

/** Shows how many components, stories and docs pages Storybook's index contains. */
export function StoryCounts() {
  return (
    <Suspense fallback={<p>Counting…</p>}>
      <Counts />
    </Suspense>
  )
}
