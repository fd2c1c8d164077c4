'use client'

import { use } from 'react'
import {
  useController,
  useFormContext,
  type FieldValues,
  type Path,
  type UseControllerReturn,
} from 'react-hook-form'
import { FormProgress } from './FormProgress.ts'
import { firstFault, required as requiredCheck, type FieldCheck } from './checks.ts'
import { useFormTexts } from '../texts.ts'

const NO_FORM =
  'A field found no form: put it inside <Form> of @sikud/ui/forms. If it is inside, the app has two copies of react-hook-form.'

/** Props that all form fields share. */
export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>
  label: string
  required?: boolean
  /** Help text under the field. */
  helper?: string
  /** Checks that run on submit, after `required`. */
  checks?: readonly FieldCheck[]
  /** The messages of the codes of `checks`, if they are not codes of the kit. */
  faults?: Readonly<Record<string, string>>
  /** The stored value of the record, which is accepted even if it fails the checks. Omit it for a new record. */
  accepted?: string | null
  placeholder?: string
  autoComplete?: string
  disabled?: boolean
  /** Whether users can read and copy the value, but not change it. */
  readOnly?: boolean
}

/** Connects a field to its form and translates its errors. The field is also read-only while the form saves. */
export function useField<Values extends FieldValues>({
  name,
  required = false,
  checks = [],
  faults,
  accepted,
  readOnly = false,
}: FieldProps<Values>): UseControllerReturn<Values, Path<Values>> & { readOnly: boolean } {
  if (!useFormContext<Values>()) throw new Error(NO_FORM)
  const { busy } = use(FormProgress)
  const messages: Record<string, string> = { ...useFormTexts().faults, ...faults }
  const all = required ? [requiredCheck, ...checks] : checks
  const controller = useController<Values, Path<Values>>({
    name,
    rules: {
      validate: (value: unknown) => {
        const fault = firstFault(fieldText(value), all, accepted, value)
        return fault === null || (messages[fault] ?? fault)
      },
    },
  })
  return { ...controller, readOnly: busy || readOnly }
}

/** Returns the value of a field as text. For a select field this is the id; without a value it is empty. */
export function fieldText(value: unknown): string {
  // Of several values only their presence matters, to the check of a required field.
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value) ? String(value) : ''
}
