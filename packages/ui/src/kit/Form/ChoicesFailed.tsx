'use client'

import Button from '@mui/material/Button'
import { useFormTexts, useStateTexts } from '../texts.ts'

/** Shows under a field why its options could not be loaded, with a retry button. */
export function ChoicesFailed({ source }: { source: Choices<unknown> }) {
  const form = useFormTexts()
  const state = useStateTexts()
  return (
    <>
      {form.choicesFailed} {source.error?.message}{' '}
      <Button size="small" onClick={() => source.refetch?.()} sx={{ minHeight: 24, py: 0 }}>
        {state.retry}
      </Button>
    </>
  )
}

/** The options of a field, and the state of the request for them. You can pass the result of a TanStack query. */
export interface Choices<Row> {
  /** The options; undefined until they have loaded. */
  data: readonly Row[] | undefined
  /** Why the load failed. */
  error?: { message: string } | null
  refetch?: () => unknown
}
