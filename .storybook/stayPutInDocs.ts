/** Returns whether this window is the iframe of a story inside a docs page. */
function isInDocs(): boolean {
  if (window.frameElement === null) return false
  return new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'
}

/**
 * Prevents a story inside a docs page from moving the focus and the scroll position of the page until the user
 * interacts with the story. Elements of the story can still get the focus inside the iframe.
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

  // When `giveBack` returns the focus to the page, the story gets a blur event. This listener hides the event from the
  // story, because an open menu or dialog would close at a blur.
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
