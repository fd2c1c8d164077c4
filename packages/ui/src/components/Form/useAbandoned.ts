'use client'

import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls back with the values when a form unmounts with unsaved changes. */
export function useAbandoned<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  dirty: boolean,
  onAbandon: ((entered: Values, why: 'left') => void) | undefined,
): void {
  const latest = useRef({ dirty, onAbandon })
  useLayoutEffect(() => {
    latest.current = { dirty, onAbandon }
  })
  // A layout effect runs in the commit that unmounts the form: the draft exists even if a save ends at once.
  useLayoutEffect(
    () => () => {
      if (latest.current.dirty) latest.current.onAbandon?.(form.getValues(), 'left')
    },
    [form],
  )
}
