import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

/** Connects a check box or switch to its form. `note` is the error of the field or, without an error, the help text. */
export function useCheck<Values extends FieldValues>({
  name,
  label,
  helper,
  readOnly: isFixed,
}: Pick<FieldProps<Values>, 'name' | 'label' | 'helper' | 'readOnly'>) {
  const noteId = useId()
  const { field, fieldState, readOnly } = useField<Values>({ name, label, readOnly: isFixed })
  const note = fieldState.error?.message ?? helper
  return {
    isInvalid: fieldState.invalid,
    note,
    noteId,
    control: {
      name: field.name,
      checked: field.value === true,
      onChange: (_event: unknown, checked: boolean) => readOnly || field.onChange(checked),
      onBlur: field.onBlur,
      slotProps: {
        input: {
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': fieldState.invalid || undefined,
          'aria-readonly': readOnly || undefined,
        },
      },
    },
  }
}
