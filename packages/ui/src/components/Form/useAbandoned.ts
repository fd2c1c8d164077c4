'use client'

import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls `onAbandon` with the values when a form with unsaved changes unmounts. */
export function useAbandoned<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  dirty: boolean,
  onAbandon: ((entered: Values, why: 'left') => void) | undefined,
): void {
  const latest = useRef({ dirty, onAbandon })
  useLayoutEffect(() => {
    latest.current = { dirty, onAbandon }
  })
  // This must be a layout effect. It runs in the same commit that unmounts the form, so the draft exists even if a save
  // ends at once.
  useLayoutEffect(
    () => () => {
      if (latest.current.dirty) latest.current.onAbandon?.(form.getValues(), 'left')
    },
    [form],
  )
}
