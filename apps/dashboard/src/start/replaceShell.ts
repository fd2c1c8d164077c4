import type { DataRouter } from 'react-router-dom'

/**
 * Removes the prerendered frame when `root` gets its first content, before the browser paints. Resolves when the code
 * of the first page is loaded; without a prerendered frame, it resolves at once.
 */
export async function replaceShell(root: HTMLElement, router: DataRouter): Promise<void> {
  const shell = document.getElementById('start')
  if (shell === null || !shell.hasChildNodes()) return
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes()) return
    shell.remove()
    observer.disconnect()
  })
  observer.observe(root, { childList: true })
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
