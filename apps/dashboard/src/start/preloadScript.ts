/**
 * Downloads the parts of this page, by its path in `pages`, after the program: a download at the same time would delay
 * the program. index.html contains this function as text, so it uses nothing from outside.
 */
export function preloadPage(program: string, pages: Record<string, string[]>): void {
  try {
    if (!localStorage.getItem('token')) return
  } catch {
    return
  }
  const files = pages[location.pathname]
  if (!files) return
  const nonce = document.currentScript?.nonce
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name === location.origin + program)) return
    observer.disconnect()
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      if (nonce !== undefined) link.nonce = nonce
      link.href = file
      document.head.append(link)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Returns the script as text. */
export function preloadScript(program: string, pages: Record<string, string[]>): string {
  return `(${preloadPage.toString()})(${JSON.stringify(program)},${JSON.stringify(pages)})`
}
