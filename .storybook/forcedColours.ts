const query = '(forced-colors: active)'

/** How a browser with forced colours draws all elements. `color-scheme` decides whether `Canvas` is black or white. */
const forcedStyle = `
*, *::before, *::after {
  color: CanvasText !important; background-color: transparent !important; background-image: none !important;
  border-color: CanvasText !important; outline-color: CanvasText !important;
  box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
}
html, body, .MuiPaper-root { background-color: Canvas !important; }
:is(a[href], a[href] *) { color: LinkText !important; }
:is(button, [role='button'], input, select, textarea) { color: ButtonText !important; border-color: ButtonText !important; }
:is(:disabled, :disabled *, [aria-disabled='true'], [aria-disabled='true'] *) { color: GrayText !important; }
:focus-visible { outline-color: Highlight !important; }
`

/** Makes the rules for forced colours apply, with a higher priority than `forcedStyle`. Returns those rules. */
function applyForcedRules(): CSSMediaRule[] {
  const found = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText === query)
  for (const rule of found) {
    rule.media.mediaText = 'all'
    for (const inner of rule.cssRules) {
      if (!(inner instanceof CSSStyleRule)) continue
      for (const name of inner.style) {
        inner.style.setProperty(name, inner.style.getPropertyValue(name), 'important')
      }
    }
  }
  return found
}

/**
 * Imitates forced colours (the contrast themes of Windows), because a page cannot switch them on. Returns a function
 * that ends the imitation. Code that asks `matchMedia`, such as that of the maps, does not notice it.
 */
export function imitateForcedColours(): () => void {
  const style = document.createElement('style')
  style.textContent = forcedStyle
  document.head.append(style)
  let applied = applyForcedRules()
  // Emotion inserts the rules of parts that render later, and the browser has no event for that.
  const timer = setInterval(() => {
    applied = [...applied, ...applyForcedRules()]
  }, 500)
  return () => {
    clearInterval(timer)
    style.remove()
    for (const rule of applied) rule.media.mediaText = query
  }
}
