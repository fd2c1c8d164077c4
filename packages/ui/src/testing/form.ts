import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Canvas } from './Canvas.ts'
import { descriptionOf } from './descriptionOf.ts'
import { enterField, type FieldEntry } from './enterField.ts'

/** Operates a form of the kit in a test, by the labels of its fields. `name` selects one of several forms. */
export function form(canvas: Canvas, name?: string) {
  const find = () => canvas.findByRole('form', name === undefined ? {} : { name })
  const field = async (label: string) =>
    within(await find()).findByLabelText(labelled(label), { selector: 'input, textarea' })
  return {
    /** Returns the field with that label, whether it is required or not. */
    field,
    /** Returns the text under a field, which is its help or its error. */
    description: async (label: string) => descriptionOf(await field(label)),
    /** Enters values by label, in the given order: a text, an option of a select field, or the state of a check box. */
    async enter(values: Record<string, FieldEntry>) {
      for (const [label, value] of Object.entries(values)) await enterField(await field(label), value)
    },
    async submit() {
      const button = (await find()).querySelector('[type="submit"]')
      if (!button) throw new Error('The form has no button that submits it.')
      await userEvent.click(button)
    },
  }
}

/** Returns a pattern for a label, with or without the asterisk of a required field. */
function labelled(label: string) {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\s*]*$`)
}
