/** The URLs of the files that a page with a map needs. */
export interface MapPageFiles {
  /** All files except those of the map; the browser downloads them with low priority. */
  page: string[]
  /** The files of the map; the browser downloads them with high priority, but only after the frame has loaded. */
  map: string[]
}

/**
 * Downloads the files of the frame (menu, top bar and footer) and of the current page. `pages` lists the files of each
 * page by its path. The downloads begin after the first paint, because earlier downloads would delay the paint. The
 * build writes the text of this function into index.html, so it must not use other code of this file.
 */
export function preloadPage(frame: string[], pages: Record<string, MapPageFiles>): void {
  try {
    if (!localStorage.getItem('token')) return
  } catch {
    return
  }
  const files = pages[location.pathname]
  if (!files) return
  const nonce = document.currentScript?.nonce
  const preload = (file: string, priority: 'high' | 'low') => {
    const link = document.createElement('link')
    const isStyles = file.endsWith('.css')
    link.rel = isStyles ? 'preload' : 'modulepreload'
    if (isStyles) {
      link.as = 'style'
      link.crossOrigin = '' // like the stylesheet itself, else the browser downloads it again
    }
    link.fetchPriority = priority
    if (nonce !== undefined) link.nonce = nonce
    link.href = file
    document.head.append(link)
    return link
  }
  let missing = frame.length
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    for (const file of frame)
      preload(file, 'high').addEventListener('load', () => {
        missing -= 1
        if (missing === 0) for (const one of files.map) preload(one, 'high')
      })
    for (const file of files.page) preload(file, 'low')
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Returns the text of a script that calls `preloadPage` with these files. */
export function preloadScript(frame: string[], pages: Record<string, MapPageFiles>): string {
  return `(${preloadPage.toString()})(${JSON.stringify(frame)},${JSON.stringify(pages)})`
}
