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
