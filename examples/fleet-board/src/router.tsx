import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'

/** Our router: the browser's own history, and nothing else. */
export function usePath() {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

export function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The link that the theme gives to MUI and to the kit: it takes `href`, and changes the page without loading it. */
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
