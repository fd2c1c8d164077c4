/**
 * Downloads the files that `pages` has for the current path, but only after the main script (`program`), because
 * earlier downloads would delay that script. index.html contains this function as text, so it must not use other code
 * of this file.
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

/** Returns `preloadPage` with its arguments as the text of a script. */
export function preloadScript(program: string, pages: Record<string, string[]>): string {
  return `(${preloadPage.toString()})(${JSON.stringify(program)},${JSON.stringify(pages)})`
}
