/**
 * Runs in the page. Returns the texts and controls that make the page scroll sideways. The content of a scrolling box
 * does not count, because WCAG 1.4.10 allows tables, maps and charts to scroll.
 */
export function overflowOf(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
  )
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  )
  const named = innermost.map((element) => {
    const text = element.textContent.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.classList.item(0) ?? ''} "${text}"`
  })
  return [`${document.documentElement.scrollWidth} px wide in ${width}: ${named.slice(0, 3).join(', ')}`]
}

/**
 * Runs in the page. Returns one text for each element: the background colour of the element if the element has one but
 * no visible content, otherwise ''.
 */
export function backgroundsOf(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only `backgroundsOf` is sent to the page
  const isBare = (element: Element) => {
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    // Ignores visually hidden text, which is one pixel wide.
    return !ownText && [...element.children].every((child) => child.getBoundingClientRect().width <= 1)
  }
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = element.closest('svg, img, canvas, input') !== null
    const seen = width > 1 && height > 1 && !isDrawn && isBare(element)
    return seen && backgroundColor !== 'rgba(0, 0, 0, 0)' ? backgroundColor : ''
  })
}

/**
 * Returns the elements that had a visible background before forced colours were switched on, and that now have no
 * background, border or image.
 */
export function marksLost(backgrounds: string[]): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor
  const lost = [...document.body.querySelectorAll('*')].filter((element, index) => {
    const style = getComputedStyle(element)
    if ((backgrounds[index] ?? '') === '' || style.forcedColorAdjust === 'none') return false
    const lines = [style.borderTopStyle, style.borderBottomStyle, style.borderLeftStyle, style.outlineStyle]
    const isPlain = style.backgroundColor === canvas && style.backgroundImage === 'none'
    return isPlain && lines.every((line) => line === 'none')
  })
  const named = lost.map((element) => {
    const around = element.closest('[aria-label], li, td, button')
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${around?.textContent.slice(0, 30) ?? 'the page'}`
  })
  return [...new Set(named)]
}
