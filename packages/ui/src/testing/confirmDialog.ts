import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { descriptionOf } from './descriptionOf.ts'

/** Operates the confirm dialog in a test. Waits until it has opened and, after an answer, until it has closed. */
export function confirmDialog() {
  const find = () => screen.findByRole('alertdialog')
  async function press(which: 0 | 1) {
    const button = within(await find()).getAllByRole('button')[which]
    if (!button) throw new Error('The confirm dialog does not have two buttons.')
    await userEvent.click(button)
    await waitFor(() => {
      if (screen.queryByRole('alertdialog')) throw new Error('The confirm dialog is still open.')
    })
  }
  return {
    element: find,
    /** The question, which is below the title. */
    question: async () => descriptionOf(await find()),
    confirm: () => press(1),
    cancel: () => press(0),
  }
}
