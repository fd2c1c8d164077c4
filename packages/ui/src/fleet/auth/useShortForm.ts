'use client'

import { useState, type FormEvent } from 'react'
import { firstFault, type FieldCheck } from '../../components/Form/checks.ts'
import { useTexts } from '../../locales/LocaleProvider.tsx'

type Fields<Name extends string, Value> = Record<Name, Value>

/**
 * Manages a few required texts of a guest page, where a form library would be larger than the page. Errors
 * show after the first submit, and the first invalid field gets the focus.
 */
export function useShortForm<Name extends string>(
  empty: Fields<Name, string>,
  checksOf: (values: Fields<Name, string>) => Fields<Name, readonly FieldCheck[]>,
) {
  const { faults } = useTexts().form
  const [values, setValues] = useState(empty)
  const [tried, setTried] = useState(false)
  const checks = checksOf(values)

  function errorOf(name: Name) {
    const fault = firstFault(values[name], checks[name])
    return fault === null ? undefined : faults[fault]
  }

  function field(name: Name) {
    return {
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      error: tried ? errorOf(name) : undefined,
      required: true,
      // All fields are required, so an asterisk has no meaning.
      requiredMark: false,
    }
  }

  function submitTo(accept: (values: Fields<Name, string>) => void) {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setTried(true)
      const names = Object.keys(empty) as Name[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the keys of a record are its names
      const wrong = names.find((name) => errorOf(name) !== undefined)
      if (wrong === undefined) accept(values)
      else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    }
  }

  return { field, submitTo }
}
