import { DocTable } from './DocTable.tsx'
import { terms } from './terms.ts'

/** One word for one thing, and what we do not say instead. */
export function TermTable() {
  return (
    <DocTable
      heads={['We say', 'for', 'not']}
      rows={terms.map(({ word, means, never }) => [
        <strong key="word">{word}</strong>,
        means,
        <s key="never">{never.join(', ')}</s>,
      ])}
    />
  )
}
