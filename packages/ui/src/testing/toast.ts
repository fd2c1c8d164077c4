import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'

/** What a toast says; `urgent` is one that is read out at once, as every failure is. */
export interface ShownToast {
  text: string
  urgent: boolean
  close: () => Promise<void>
}

/** The toast that shows, of which there is one at a time; waits for it, and with `text` for the one that says so. */
export async function toast(text = ''): Promise<ShownToast> {
  const element = await waitFor(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.Toastify__toast')]
    const found = shown.find((one) => one.textContent.includes(text))
    if (!found)
      throw new Error(`No toast says “${text}”; shown: ${shown.map((one) => one.textContent).join(' | ')}`)
    return found
  })
  return {
    text: element.textContent.trim(),
    urgent: element.matches('[role="alert"], :has([role="alert"])'),
    close: () => userEvent.click(within(element).getByRole('button')),
  }
}
