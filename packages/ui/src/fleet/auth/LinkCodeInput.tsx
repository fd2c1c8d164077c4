import type { ComponentProps } from 'react'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { useSelfServiceTexts } from './useSelfServiceTexts.ts'

type LinkCodeInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'autoComplete'>

/** Renders the field for the link of an e-mail, or the code in it. */
export function LinkCodeInput(field: LinkCodeInputProps) {
  const texts = useSelfServiceTexts()
  return <TextInput {...field} label={texts.code} hint={texts.codeHelp} autoComplete="off" />
}
