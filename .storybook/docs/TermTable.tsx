import { DocTable } from './DocTable.tsx'
import { terms } from './terms.ts'

/** Lists the words that the dashboard uses in both languages, and the synonyms that it avoids. */
export function TermTable() {
  return (
    <DocTable
      heads={['Indonesian', 'English', 'for', 'not']}
      rows={terms.map(({ word, english, means, never }) => [
        <strong key="word">{word}</strong>,
        english,
        means,
        <s key="never">{never.join(', ')}</s>,
      ])}
    />
  )
}
