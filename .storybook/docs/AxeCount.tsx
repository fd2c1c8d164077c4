import { use, Suspense } from 'react'
import { screens } from '../../apps/dashboard/src/testing/screens.ts'
import type { StoryIndex } from './countStories.ts'

const index: Promise<StoryIndex> = fetch('./index.json').then((answer) => answer.json())

function Sentence() {
  const stories = Object.values(use(index).entries).filter(({ type }) => type === 'story').length
  return (
    <p>
      In this Storybook: <b>{stories}</b> stories, each looked at by axe in both themes, which makes{' '}
      <b>{2 * stories}</b> looks; <b>{screens.length}</b> screens that <code>npm run a11y</code> walks
      through.
    </p>
  )
}

/** How much of it machines look at, counted in Storybook's own index and in the table of screens. */
export function AxeCount() {
  return (
    <Suspense fallback={<p>Counting…</p>}>
      <Sentence />
    </Suspense>
  )
}
