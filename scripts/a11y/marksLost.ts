/**
 * Marks that forced colours take away, run inside a page that has them: boxes without text, border or picture that
 * are told from their ground by a background alone. `grounds` are the backgrounds as they were without.
 */
export function marksLost(grounds: string[]): string[] {
  const lost = [...document.body.querySelectorAll('*')].filter((element, index) => {
    const ground = grounds[index] ?? ''
    if (ground === '' || element.textContent.trim() !== '') return false
    const style = getComputedStyle(element)
    if (style.forcedColorAdjust === 'none') return false
    const lines = [style.borderTopStyle, style.borderBottomStyle, style.borderLeftStyle, style.outlineStyle]
    return lines.every((line) => line === 'none')
  })
  return [
    ...new Set(
      lost.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ),
  ]
}

/** The background of each element of the page in the order of the document; '' for one that nobody sees. */
export function groundsOf(): string[] {
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const drawn = element.querySelector('svg, img, canvas, input') ?? element.closest('svg')
    const seen = width > 0 && height > 0 && drawn === null && element.children.length === 0
    return seen && backgroundColor !== 'rgba(0, 0, 0, 0)' ? backgroundColor : ''
  })
}
