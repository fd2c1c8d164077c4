/**
 * Downloads the files that `pages` has for the current path, but only after the first paint, because earlier downloads
 * would delay it. index.html contains this function as text, so it must not use other code of this file.
 */
export function preloadPage(pages: Record<string, string[]>): void {
  try {
    if (!localStorage.getItem('token')) return
  } catch {
    return
  }
  const files = pages[location.pathname]
  if (!files) return
  const nonce = document.currentScript?.nonce
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    for (const file of files) {
      const link = document.createElement('link')
      const isStyles = file.endsWith('.css')
      link.rel = isStyles ? 'preload' : 'modulepreload'
      if (isStyles) link.as = 'style'
      if (nonce !== undefined) link.nonce = nonce
      link.href = file
      document.head.append(link)
    }
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Returns `preloadPage` with its argument as the text of a script. */
export function preloadScript(pages: Record<string, string[]>): string {
  return `(${preloadPage.toString()})(${JSON.stringify(pages)})`
}
