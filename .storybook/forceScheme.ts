/** The colour scheme of a story. */
export type Scheme = 'light' | 'dark'

const wanted = 'sikud/scheme'

/** Switches all mounted stories to a colour scheme, as the toolbar does. Waits at most a second for the change. */
export async function forceScheme(scheme: Scheme): Promise<void> {
  document.dispatchEvent(new CustomEvent<Scheme>(wanted, { detail: scheme }))
  const deadline = performance.now() + 1000
  do {
    // oxlint-disable-next-line no-await-in-loop -- one render at a time
    await new Promise(requestAnimationFrame)
  } while (document.documentElement.dataset['theme'] !== scheme && performance.now() < deadline)
  await new Promise(requestAnimationFrame)
}

/** Calls `follow` each time `forceScheme` sets a scheme. Returns the unsubscribe function. */
export function onForcedScheme(follow: (scheme: Scheme) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) follow(event.detail)
  }
  document.addEventListener(wanted, listen)
  return () => document.removeEventListener(wanted, listen)
}
