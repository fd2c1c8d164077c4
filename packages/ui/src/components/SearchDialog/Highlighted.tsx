import { Fragment } from 'react'
import { highlightParts } from './highlightParts.ts'

/** A text with what was searched for marked in it. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  // One child, since a clamped line stacks its children.
  return (
    <span>
      {highlightParts(text, words).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        <Fragment key={at}>{part.hit ? <mark>{part.text}</mark> : part.text}</Fragment>
      ))}
    </span>
  )
}
