'use client'

import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues, type Path } from 'react-hook-form'
import { useCountdown } from '../../hooks/useCountdown.ts'
import { FormFault } from '../FormFault/FormFault.tsx'
import { FormProgress } from './FormProgress.ts'
import { NoticeAbove } from './NoticeAbove.tsx'
import type { Abandonment, FormNotice } from './RecordFormProps.ts'
import { secondsToWait, serverFaults } from './serverFaults.ts'
import { useOnAbandon } from './useOnAbandon.ts'
import { useSingleRun } from './useSingleRun.ts'

interface FormProps<Values extends FieldValues> {
  /** Accessible name of the form. */
  label: string
  /** Initial values. Newer values replace those of fields that the user has not changed. */
  values: Values
  /** Saves the values. Rejects with `{ fields: Record<string, string[]> }`, as ApiError does, for wrong values. */
  onSubmit: (values: Values) => Promise<unknown>
  /** Called when the fields begin to differ from `values`, and when they equal `values` again. */
  onDirtyChange?: (dirty: boolean) => void
  /** Values that the user did not save on an earlier visit. The form shows them as unsaved changes. */
  draft?: Values | undefined
  /** Called with the unsaved values when the form unmounts, or when a draft replaces them. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  /** Whether the caller is saving. Fields are read-only while the caller saves, and while the form itself submits. */
  saving?: boolean
  /** A notice above the fields. It stays until the caller removes it. */
  notice?: FormNotice<Values> | undefined
  children: ReactNode
}

/**
 * Renders a form. It validates, submits only once, shows server errors at the fields and focuses the first invalid
 * field.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { label, values, onSubmit, onDirtyChange, draft, onAbandon, saving = false } = props
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true }, shouldFocusError: false })
  const { isDirty, isSubmitting, submitCount, errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const runOnce = useSingleRun()
  const [wait, startWait] = useCountdown()
  const busy = saving || isSubmitting
  const progress = useMemo(() => ({ busy, wait }), [busy, wait])

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  useOnAbandon(form, isDirty, onAbandon)

  const take = useEffectEvent((entered: Values) => {
    if (isDirty) onAbandon?.(form.getValues(), 'replaced')
    form.reset(entered, { keepDefaultValues: true, keepDirtyValues: false })
  })
  useEffect(() => {
    if (draft !== undefined) take(draft)
  }, [draft])

  // Searches the document for the first invalid field, because `errors` can contain the fields in another order.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  async function save(entered: Values) {
    try {
      await onSubmit(entered)
      // Values that were saved count as unchanged, even if the page stays open.
      form.reset(entered, { keepSubmitCount: true, keepDirtyValues: false })
    } catch (error) {
      startWait(secondsToWait(error))
      const faults = serverFaults(error, Object.keys(entered))
      if (faults === null) throw error
      for (const [name, message] of Object.entries(faults.fields)) {
        form.setError(name as Path<Values>, { type: 'server', message }) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: a key of the entered values
      }
      if (faults.others.length > 0) form.setError('root.server', { message: faults.others.join(' ') })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || wait > 0) return
    void runOnce(() => form.handleSubmit(save)())
  }

  const fault = errors.root?.['server']?.message
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        aria-label={label}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {props.notice && <NoticeAbove {...props.notice} />}
        {fault && <FormFault>{fault}</FormFault>}
        <FormProgress value={progress}>{props.children}</FormProgress>
      </Box>
    </FormProvider>
  )
}
