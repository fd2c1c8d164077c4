import { useConfirmTexts, useRecordTexts, useStateTexts } from '@sikud/ui'
import { useLoginTexts } from '@sikud/ui/auth'
import { useFormTexts } from '@sikud/ui/forms'
import { DocTable } from './DocTable.tsx'
import { quotedWords } from './terms.ts'

/** Lists the texts that the specification prescribes. The catalogue of the kit contains them. */
export function QuotedTexts() {
  const confirm = useConfirmTexts()
  const form = useFormTexts()
  const login = useLoginTexts()
  const record = useRecordTexts()
  const state = useStateTexts()
  const quoted: [string, string][] = [
    [
      `${form.save}, ${form.saving}, ${form.back}, ${record.actions}`,
      'buttons of forms and records, in capitals',
    ],
    [
      `${confirm.title} / ${confirm.text}`,
      'the question before a deletion; only here "anda" is in lower case',
    ],
    [`${confirm.confirm}, ${confirm.cancel}`, 'the buttons of this question'],
    [state.wooops, 'the empty list of devices'],
    [`${login.title} / ${login.subtitle}`, 'the sign-in page'],
    [`${login.submit}, ${login.submitting}`, 'its button, in English'],
    [quotedWords.join(' / '), 'with words that we use nowhere else'],
  ]
  return <DocTable heads={['Text', 'Where']} rows={quoted} />
}
