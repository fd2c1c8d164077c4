import { DocTable } from './DocTable.tsx'
import { terms } from './terms.ts'

/** Lists the words that the dashboard uses, and the synonyms that it avoids. */
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
