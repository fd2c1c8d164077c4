import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

/** The value to enter: a text, the label of an option, or whether a check box is checked. */
export type FieldEntry = string | boolean

/** Enters a value into a field as a user does: by typing, by choosing an option, or by clicking a check box. */
export async function enterField(field: HTMLElement, value: FieldEntry): Promise<void> {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) await userEvent.click(field)
    return
  }
  // user-event treats braces and brackets as key names, so they are doubled.
  const keys = value.replace(/[{[]/g, '$&$&')
  if (field.getAttribute('role') === 'combobox') {
    // Types the label to filter the list, because only visible options are rendered.
    const initialSelectionEnd = field instanceof HTMLInputElement ? field.value.length : 0
    await userEvent.type(field, keys, { initialSelectionStart: 0, initialSelectionEnd })
    await userEvent.click(await screen.findByRole('option', { name: (option) => option.startsWith(value) }))
    return
  }
  await userEvent.clear(field)
  if (value) await userEvent.type(field, keys)
}
