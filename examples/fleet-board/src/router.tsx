import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'

/** Returns the current path. This minimal router uses only the history of the browser. */
export function usePath() {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

export function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Renders a link that changes the page without a reload. The theme gives this link to MUI and to `@sikud/ui`. */
export function AppLink({ href = '', onClick, children, ...props }: ComponentProps<'a'>) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || !href.startsWith('/')
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    goTo(href)
  }
  return (
    <a href={href} onClick={follow} {...props}>
      {children}
    </a>
  )
}

function subscribe(changed: () => void) {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
