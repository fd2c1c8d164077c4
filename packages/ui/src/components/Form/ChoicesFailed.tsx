'use client'

import Button from '@mui/material/Button'
import { useTexts } from '../../locales/LocaleProvider.tsx'

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

/** Options loaded from elsewhere, with the state of the load; a TanStack query result fits. */
export interface Choices<Row> {
  /** Undefined until loaded. */
  data: readonly Row[] | undefined
  /** Why the load failed. */
  error?: { message: string } | null
  refetch?: () => unknown
}
