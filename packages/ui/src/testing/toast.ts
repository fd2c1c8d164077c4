import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

/** A visible toast. `urgent` is true for an error, which screen readers announce at once. */
export interface ShownToast {
  text: string
  urgent: boolean
  close: () => Promise<void>
}

/** Waits for a toast, or with `text` for a toast that contains this text. */
export async function toast(text = ''): Promise<ShownToast> {
  const element = await waitFor(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.Toastify__toast')]
    const found = shown.find((one) => one.textContent.includes(text))
    if (!found)
      throw new Error(`No toast shows “${text}”; shown: ${shown.map((one) => one.textContent).join(' | ')}`)
    return found
  })
  return {
    text: element.textContent.trim(),
    urgent: element.matches('[role="alert"], :has([role="alert"])'),
    close: () => userEvent.click(within(element).getByRole('button')),
  }
}
