'use client'

import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Hands over what a form holds when it goes away with unsaved changes. */
export function useAbandoned<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  dirty: boolean,
  onAbandon: ((entered: Values, why: 'left') => void) | undefined,
): void {
  const latest = useRef({ dirty, onAbandon })
  useLayoutEffect(() => {
    latest.current = { dirty, onAbandon }
  })
  // In the commit that takes the form away: a save that ends right after it finds the entries handed over.
  useLayoutEffect(
    () => () => {
      if (latest.current.dirty) latest.current.onAbandon?.(form.getValues(), 'left')
    },
    [form],
  )
}
