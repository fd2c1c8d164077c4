import type { Page } from 'playwright'

/** Returns the value and maximum of a player's position slider. */
export function positionOf(page: Page, name: string | RegExp) {
  return slider(page, name).evaluate((element) => ({
    index: Number(element instanceof HTMLInputElement ? element.value : element.ariaValueNow),
    last: Number(element instanceof HTMLInputElement ? element.max : element.ariaValueMax),
  }))
}

/** Moves a player's slider to a point, as dragging does. */
export function seek(page: Page, name: string | RegExp, index: number) {
  return slider(page, name).evaluate((element, value) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('The position slider is not a range input.')
    // Uses the setter of the prototype, because React replaces the setter of the element to detect changes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value))
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, index)
}

function slider(page: Page, name: string | RegExp) {
  return page.getByRole('slider', { name }).first()
}
