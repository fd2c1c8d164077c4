import type { ComponentProps } from 'react'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useSelfServiceTexts } from './selfServiceTexts.ts'

type LinkCodeInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'autoComplete'>

/** Renders the field into which a visitor pastes the link from an e-mail, or only the code in that link. */
export function LinkCodeInput(field: LinkCodeInputProps) {
  const texts = useSelfServiceTexts()
  return <TextInput {...field} label={texts.code} hint={texts.codeHelp} autoComplete="off" />
}
