'use client'

import { use } from 'react'
import { useController, type FieldValues, type Path, type UseControllerReturn } from 'react-hook-form'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { FormProgress } from './FormProgress.ts'
import { firstFault, required as requiredCheck, type FieldCheck } from './checks.ts'

/** What every field of a form takes. */
export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>
  label: string
  required?: boolean
  /** A line under the field that helps to fill it. */
  helper?: string
  /** Looked at when the form is sent, after `required`. */
  checks?: readonly FieldCheck[]
  /** The record's own value on an edit: never refused. Leave it out for a new record. */
  accepted?: string | null
  placeholder?: string
  autoComplete?: string
  disabled?: boolean
}

/** Ties a field to its form, with the faults of its checks in the user's language; read-only while the form is saved. */
export function useField<Values extends FieldValues>({
  name,
  required = false,
  checks = [],
  accepted,
}: FieldProps<Values>): UseControllerReturn<Values, Path<Values>> & { readOnly: boolean } {
  const { busy } = use(FormProgress)
  const { faults } = useTexts().form
  const all = required ? [requiredCheck, ...checks] : checks
  const controller = useController<Values, Path<Values>>({
    name,
    rules: {
      validate: (value: unknown) => {
        const fault = firstFault(fieldText(value), all, accepted)
        return fault === null || faults[fault]
      },
    },
  })
  return { ...controller, readOnly: busy }
}

/** A field's value as text; a choice is its id, nothing is empty. */
export function fieldText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
