'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { firstFault, type FieldCheck } from '../../kit/Form/checks.ts'
import { useFormTexts } from '../../kit/texts.ts'

const noneRefused = {}

type Fields<Name extends string, Value> = Record<Name, Value>

/**
 * Manages the few required text fields of a guest page without a form library, which would be larger than the page.
 * Errors show after the first submit, and the first invalid field gets the focus.
 */
export function useShortForm<Name extends string>(
  empty: Fields<Name, string>,
  checksOf: (values: Fields<Name, string>) => Fields<Name, readonly FieldCheck[]>,
  /** The server's error messages about the submitted values, by field. */
  refused: Partial<Record<Name, string>> = noneRefused,
) {
  const faults: Record<string, string> = useFormTexts().faults
  const [values, setValues] = useState(empty)
  // The fields that the last submit checked. A field that appears later shows no error until the next submit.
  const [tried, setTried] = useState<readonly Name[]>([])
  const [sent, setSent] = useState(empty)
  const form = useRef<HTMLFormElement>(null)
  const checks = checksOf(values)

  useEffect(() => {
    const [wrong] = Object.keys(refused)
    if (wrong !== undefined) focusField(form.current, wrong)
  }, [refused])

  function errorOf(name: Name) {
    const fault = firstFault(values[name], checks[name])
    if (fault !== null) return faults[fault] ?? fault
    return values[name] === sent[name] ? refused[name] : undefined
  }

  function field(name: Name) {
    return {
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      error: tried.includes(name) ? errorOf(name) : undefined,
      required: true,
      // All fields are required, so an asterisk at each of them would tell the user nothing.
      requiredMark: false,
    }
  }

  function submitTo(accept: (values: Fields<Name, string>) => void) {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      form.current = event.currentTarget
      const names = Object.keys(empty) as Name[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the keys of a record are its names
      setTried(names.filter((name) => checks[name].length > 0))
      const wrong = names.find((name) => errorOf(name) !== undefined)
      if (wrong !== undefined) return focusField(form.current, wrong)
      setSent(values)
      accept(values)
    }
  }

  return { field, submitTo }
}

function focusField(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
