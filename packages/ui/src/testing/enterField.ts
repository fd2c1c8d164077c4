import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

/** A text, the name of an option, or whether a box is ticked. */
export type FieldEntry = string | boolean

/** Enters a value into a field as a person does: types it in place of what stands there, chooses it, or ticks the box. */
export async function enterField(field: HTMLElement, value: FieldEntry): Promise<void> {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) await userEvent.click(field)
    return
  }
  if (field.getAttribute('role') === 'combobox') {
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: (option) => option.startsWith(value) }))
    return
  }
  await userEvent.clear(field)
  // Braces and brackets name keys.
  if (value) await userEvent.type(field, value.replace(/[{[]/g, '$&$&'))
}
