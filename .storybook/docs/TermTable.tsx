import { DocTable } from './DocTable.tsx'
import { terms } from './terms.ts'

/** Lists the words of the product and the synonyms that it avoids. */
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
