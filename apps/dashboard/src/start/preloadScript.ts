/**
 * Downloads the files of the current page, which `pages` lists by path. It waits for the first paint, because earlier
 * downloads would delay the paint. index.html contains this function as text, so it must not use other code of this file.
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

/** Returns the text of a script that calls `preloadPage` with these pages. */
export function preloadScript(pages: Record<string, string[]>): string {
  return `(${preloadPage.toString()})(${JSON.stringify(pages)})`
}
