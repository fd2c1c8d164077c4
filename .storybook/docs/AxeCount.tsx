import { use, Suspense } from 'react'
import { screens } from '../../apps/dashboard/src/testing/screens.ts'
import type { StoryIndex } from './countStories.ts'

const index: Promise<StoryIndex> = fetch('./index.json').then((answer) => answer.json())

function Sentence() {
  const stories = Object.values(use(index).entries).filter(({ type }) => type === 'story').length
  return (
    <p>
      axe checks each of the <b>{stories}</b> stories in both themes, <b>{2 * stories}</b> checks in total;{' '}
      <code>npm run a11y</code> checks <b>{screens.length}</b> screens.
    </p>
  )
}

/** Shows how many stories and screens axe checks. The numbers come from Storybook's index and the table of screens. */
export function AxeCount() {
  return (
    <Suspense fallback={<p>Counting…</p>}>
      <Sentence />
    </Suspense>
  )
}
