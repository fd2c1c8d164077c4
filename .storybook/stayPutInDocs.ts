/** Whether this window is the iframe of a story inside a docs page. */
function isInDocs(): boolean {
  if (window.frameElement === null) return false
  return new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'
}

/**
 * Prevents a story inside a docs page from moving the focus and the scroll position of the page until the user
 * interacts with the story. Inside the iframe, elements of the story can still become the active element.
 */
export function stayPutInDocs(): void {
  if (!isInDocs()) return
  const frame: (Element & Partial<HTMLElement>) | null = window.frameElement
  let isUsed = false
  const use = ({ isTrusted }: Event) => {
    isUsed ||= isTrusted
  }
  addEventListener('pointerdown', use, true)
  addEventListener('keydown', use, true)

  const giveBack = () => {
    if (!isUsed) frame?.blur?.()
  }
  addEventListener('focus', giveBack, true)

  // When the iframe returns the focus, the blur must not close a menu or dialog that the story opened.
  const hide = (event: FocusEvent) => {
    if (!isUsed && event.relatedTarget === null && !document.hasFocus()) event.stopImmediatePropagation()
  }
  addEventListener('blur', hide, true)
  addEventListener('focusout', hide, true)

  // oxlint-disable-next-line typescript/unbound-method -- called with the element as this
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options?: FocusOptions) {
    focus.call(this, isUsed ? options : { ...options, preventScroll: true })
  }
}
