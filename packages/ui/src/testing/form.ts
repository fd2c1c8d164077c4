import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Canvas } from './Canvas.ts'
import { descriptionOf } from './descriptionOf.ts'
import { enterField, type FieldEntry } from './enterField.ts'

/** A form of the kit by the labels of its fields; `name` tells it from others on the page. */
export function form(canvas: Canvas, name?: string) {
  const find = () => canvas.findByRole('form', name === undefined ? {} : { name })
  const field = async (label: string) =>
    within(await find()).findByLabelText(labelled(label), { selector: 'input, textarea' })
  return {
    /** The field with that label, required or not. */
    field,
    /** What stands under a field: its help, or why it is refused. */
    description: async (label: string) => descriptionOf(await field(label)),
    /** Enters values by label, in this order: a text, an option of a choice, or whether a box is ticked. */
    async enter(values: Record<string, FieldEntry>) {
      for (const [label, value] of Object.entries(values)) await enterField(await field(label), value)
    },
    /** Presses the button that saves. */
    async submit() {
      const button = (await find()).querySelector('[type="submit"]')
      if (!button) throw new Error('The form has no button that submits it.')
      await userEvent.click(button)
    },
  }
}

/** The label alone, or followed by the mark of a required field. */
function labelled(label: string) {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\s*]*$`)
}
