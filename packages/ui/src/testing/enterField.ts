import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

/** A text, the name of an option, or the state of a check box. */
export type FieldEntry = string | boolean

/** Enters a value into a field as a user does: types it, selects it, or ticks the box. */
export async function enterField(field: HTMLElement, value: FieldEntry): Promise<void> {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) await userEvent.click(field)
    return
  }
  // user-event reads braces and brackets as key names.
  const keys = value.replace(/[{[]/g, '$&$&')
  if (field.getAttribute('role') === 'combobox') {
    // Typing filters the list: only the visible options are rendered.
    const initialSelectionEnd = field instanceof HTMLInputElement ? field.value.length : 0
    await userEvent.type(field, keys, { initialSelectionStart: 0, initialSelectionEnd })
    await userEvent.click(await screen.findByRole('option', { name: (option) => option.startsWith(value) }))
    return
  }
  await userEvent.clear(field)
  if (value) await userEvent.type(field, keys)
}
