'use client'

import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Hands over what a form holds when it goes away with unsaved changes. */
export function useAbandoned<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  dirty: boolean,
  onAbandon: ((entered: Values) => void) | undefined,
): void {
  const latest = useRef({ dirty, onAbandon })
  useEffect(() => {
    latest.current = { dirty, onAbandon }
  })
  useEffect(
    () => () => {
      if (latest.current.dirty) latest.current.onAbandon?.(form.getValues())
    },
    [form],
  )
}
