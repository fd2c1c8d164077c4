import type { Page } from 'playwright'

/** The point that a player's position slider is at, and how many there are. */
export function positionOf(page: Page, name: string | RegExp) {
  return slider(page, name).evaluate((element) => ({
    index: Number(element instanceof HTMLInputElement ? element.value : element.ariaValueNow),
    last: Number(element instanceof HTMLInputElement ? element.max : element.ariaValueMax),
  }))
}

/** Moves a player to a point as a drag of its slider would. */
export function seek(page: Page, name: string | RegExp, index: number) {
  return slider(page, name).evaluate((element, value) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('The position is no range input.')
    // React watches the setter of the instance; the prototype's goes around it, as the browser does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value))
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, index)
}

function slider(page: Page, name: string | RegExp) {
  return page.getByRole('slider', { name }).first()
}
