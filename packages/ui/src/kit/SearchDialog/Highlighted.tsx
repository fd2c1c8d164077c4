import { Fragment } from 'react'
import { highlightParts } from './highlightParts.ts'

/** Renders a text and highlights its matches with a search. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  // One element contains all parts, because line clamping would put several children below each other.
  return (
    <span>
      {highlightParts(text, words).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part of a text has no other key than its index
        <Fragment key={at}>{part.hit ? <mark>{part.text}</mark> : part.text}</Fragment>
      ))}
    </span>
  )
}
