import { Fragment } from 'react'
import { highlightParts } from './highlightParts.ts'

/** Renders a text with the matches highlighted. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  // One child only: line clamping stacks the children.
  return (
    <span>
      {highlightParts(text, words).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        <Fragment key={at}>{part.hit ? <mark>{part.text}</mark> : part.text}</Fragment>
      ))}
    </span>
  )
}
