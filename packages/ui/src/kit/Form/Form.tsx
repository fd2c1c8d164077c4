'use client'

import Box from '@mui/material/Box'
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import {
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  get,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { useCountdown } from '../../hooks/useCountdown.ts'
import { FormFault } from '../FormFault/FormFault.tsx'
import { AGAIN, FormProgress } from './FormProgress.ts'
import type { Abandonment, FormNotice } from './RecordFormProps.ts'
import Button from '@mui/material/Button'

export interface FormProps<Values extends FieldValues> {
  /** Accessible name of the form. */
  label: string
  /** Initial values. Newer values replace those of fields that the user has not changed. */
  values: Values
  /**
   * Saves the values. Rejects with `{ fields: Record<string, string[]> }`, as ApiError does, for wrong values. `again`
   * is true after the button SIMPAN DAN BUAT LAGI of `FormActions`.
   */
  onSubmit: (values: Values, again?: boolean) => Promise<unknown>
  /** Called when the fields begin to differ from `values`, and when they equal `values` again. */
  onDirtyChange?: (dirty: boolean) => void
  /** Values that the user did not save on an earlier visit. The form shows them as unsaved changes. */
  draft?: Values | undefined
  /** Called with the unsaved values when the form unmounts, or when a draft replaces them. */
  onAbandon?: ((entered: Values, why: Abandonment) => void) | undefined
  /** Called with the values when the user has changed one, and while the form differs from `values`. */
  onEntered?: ((entered: Values) => void) | undefined
  /** Number of the record that the form makes, from 0. With a higher one, the form begins anew and focuses its first field. */
  round?: number | undefined
  /** Whether the caller is saving. Fields are read-only while the caller saves, and while the form itself submits. */
  saving?: boolean
  /** A notice above the fields. It stays until the caller removes it. */
  notice?: FormNotice<Values> | undefined
  /** The fields, and `FormActions` with the button that saves. */
  children: ReactNode
}

/**
 * Renders a form. It validates, submits only once, shows server errors at the fields and focuses the first invalid
 * field.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  return <RoundForm key={props.round} {...props} />
}

function RoundForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { label, values, onSubmit, onDirtyChange, draft, onAbandon, round = 0, saving = false } = props
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true }, shouldFocusError: false })
  const { isDirty, isSubmitting, submitCount, errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  // `busy` is known only after the next render, too late for a double click.
  const isRunning = useRef(false)
  const [wait, startWait] = useCountdown()
  const busy = saving || isSubmitting
  const progress = useMemo(() => ({ busy, wait }), [busy, wait])

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  useOnAbandon(form, isDirty, onAbandon)
  useEffect(() => {
    if (round > 0) element.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [round])

  const take = useEffectEvent((entered: Values) => {
    if (isDirty) onAbandon?.(form.getValues(), 'replaced')
    form.reset(entered, { keepDefaultValues: true, keepDirtyValues: false })
  })
  useEffect(() => {
    if (draft !== undefined) take(draft)
  }, [draft])

  // Searches the document for the first invalid field, because `errors` can contain the fields in another order.
  useEffect(() => {
    if (submitCount > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [submitCount])

  async function save(entered: Values, again: boolean) {
    try {
      await (again ? onSubmit(entered, true) : onSubmit(entered))
      // Values that were saved count as unchanged, even if the page stays open. `keepValues`, because new values would
      // replace the rows of a list, and the focus would be lost.
      form.reset(entered, { keepSubmitCount: true, keepDirtyValues: false, keepValues: true })
    } catch (error) {
      startWait(secondsToWait(error))
      const faults = serverFaults(error, (path) => visibleField(form.control, path))
      if (faults === null) throw error
      for (const [name, message] of Object.entries(faults.fields)) {
        form.setError(name as Path<Values>, { type: 'server', message }) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the name of a field of this form
      }
      if (faults.others.length > 0) form.setError('root.server', { message: faults.others.join(' ') })
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || wait > 0 || isRunning.current) return
    isRunning.current = true
    const { nativeEvent } = event
    const again = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === AGAIN
    try {
      await form.handleSubmit((entered) => save(entered, again))()
    } finally {
      isRunning.current = false
    }
  }

  const fault = errors.root?.['server']?.message
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        aria-label={label}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {props.notice && <NoticeAbove {...props.notice} />}
        {fault && <FormFault>{fault}</FormFault>}
        {isDirty && props.onEntered && <EntryReport onChange={() => props.onEntered?.(form.getValues())} />}
        <FormProgress value={progress}>{props.children}</FormProgress>
      </Box>
    </FormProvider>
  )
}

function NoticeAbove<Values extends FieldValues>({ text, action }: FormNotice<Values>) {
  const { getValues } = useFormContext<Values>()

  function act(event: MouseEvent) {
    // With a modifier key the browser opens the link in another tab, and the form does not change.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    action?.onClick(getValues())
  }

  return (
    <FormFault>
      <span>
        {text}
        {action && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            href={action.to}
            onClick={act}
            sx={{ display: 'flex', width: 'fit-content', mt: 1 }}
          >
            {action.label}
          </Button>
        )}
      </span>
    </FormFault>
  )
}

/** Calls `onChange` at first and after each change. A component of its own, so that the form does not render for it. */
function EntryReport({ onChange }: { onChange: (values: unknown) => void }) {
  const values = useWatch()
  const report = useEffectEvent(onChange)
  useEffect(() => report(values), [values])
  return null
}

/** Calls `onAbandon` with the values when a form with unsaved changes unmounts. */
function useOnAbandon<Values extends FieldValues>(
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

/**
 * Returns the name of the visible field that a path of a server belongs to: the field itself, or the nearest one above
 * it, because an item of a list, such as `city_ids.2`, or a hidden row has no field of its own. Empty without a field.
 */
function visibleField(control: { _fields: unknown }, path: string): string {
  let name = path
  // oxlint-disable-next-line no-underscore-dangle -- react-hook-form has no public list of the visible fields
  while (name !== '' && !get(control._fields, `${name}._f.mount`)) name = name.replace(/\.?[^.]*$/u, '')
  return name
}

/** The error messages of a failed write, grouped by where they appear. */
interface ServerFaults {
  /** Messages of the form's fields, by field name. */
  fields: Record<string, string>
  /** Messages about fields that the form does not show. */
  others: string[]
}

/**
 * Groups the messages of an error `{ fields: Record<string, string[]> }`, such as an ApiError, by field. `fieldOf`
 * returns the field of a name that the server uses, or an empty text. Returns null for other errors, which the page must handle.
 */
export function serverFaults(error: unknown, fieldOf: (name: string) => string): ServerFaults | null {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return null
  const named = error.fields
  if (typeof named !== 'object' || named === null) return null
  const faults: ServerFaults = { fields: {}, others: [] }
  for (const [name, messages] of Object.entries(named)) {
    const message = Array.isArray(messages) ? messages.filter(isText).join(' ') : ''
    if (message === '') continue
    const field = fieldOf(name)
    if (field === '') faults.others.push(message)
    else faults.fields[field] = `${faults.fields[field] ?? ''} ${message}`.trim()
  }
  return faults
}

/** Returns the seconds to wait from an error `{ retryAfter: number }`, such as an ApiError; 0 for other errors. */
export function secondsToWait(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return 0
  return typeof error.retryAfter === 'number' ? Math.ceil(error.retryAfter) : 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
