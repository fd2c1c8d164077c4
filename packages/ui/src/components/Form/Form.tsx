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
import { useAbandoned } from './useAbandoned.ts'
import { useSingleRun } from './useSingleRun.ts'

interface FormProps<Values extends FieldValues> {
  /** Name of the form for assistive technology. */
  label: string
  /** What the form opens with. Newer values reach the fields that were not touched. */
  values: Values
  /** Rejects with `{ fields: Record<string, string[]> }`, as ApiError does, when the server refused. */
  onSubmit: (values: Values) => Promise<unknown>
  /** Told when the fields begin or cease to differ from `values`. */
  onDirtyChange?: (dirty: boolean) => void
  /** Entries of an earlier visit, put into the fields as unsaved changes. */
  draft?: Values | undefined
  /** Given unsaved entries when the form goes away, or when a draft takes their place. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  /** Whether the caller is saving; the form's own submit counts as well. Its fields are read-only meanwhile. */
  saving?: boolean
  /** Stands above the fields until the caller takes it away. */
  notice?: FormNotice<Values> | undefined
  children: ReactNode
}

/** A form that checks, submits once, puts the server's words at the fields and the focus on the first wrong one. */
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
  useAbandoned(form, isDirty, onAbandon)

  const take = useEffectEvent((entered: Values) => {
    if (isDirty) onAbandon?.(form.getValues(), 'replaced')
    form.reset(entered, { keepDefaultValues: true, keepDirtyValues: false })
  })
  useEffect(() => {
    if (draft !== undefined) take(draft)
  }, [draft])

  // The fields' own order in the page, which no list of names can know.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  async function save(entered: Values) {
    try {
      await onSubmit(entered)
      // What was saved is no change any more, also where the page stays open.
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
