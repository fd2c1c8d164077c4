'use client'

import Button from '@mui/material/Button'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import type { Choices } from './Choices.ts'

/** Says under a field why its options could not be loaded, with a retry button. */
export function ChoicesFailed({ source }: { source: Choices<unknown> }) {
  const { form, state } = useTexts()
  return (
    <>
      {form.choicesFailed} {source.error?.message}{' '}
      <Button size="small" onClick={() => source.refetch?.()} sx={{ minHeight: 24, py: 0 }}>
        {state.retry}
      </Button>
    </>
  )
}
