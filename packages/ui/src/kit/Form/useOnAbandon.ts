'use client'

import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls `onAbandon` with the values when a form with unsaved changes unmounts. */
export function useOnAbandon<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  dirty: boolean,
  onAbandon: ((entered: Values, why: 'left') => void) | undefined,
): void {
  const latest = useRef({ dirty, onAbandon })
  useLayoutEffect(() => {
    latest.current = { dirty, onAbandon }
  })
  // This must be a layout effect, because its cleanup runs in the commit that unmounts the form. The cleanup of a
  // passive effect could run later. If a running save failed in the meantime, the caller would have no values for a
  // draft.
  useLayoutEffect(
    () => () => {
      if (latest.current.dirty) latest.current.onAbandon?.(form.getValues(), 'left')
    },
    [form],
  )
}
