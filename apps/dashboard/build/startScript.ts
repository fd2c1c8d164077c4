/**
 * Name of a prerendered sign-in page (`login-id`), of a prerendered frame (`shell-en`, `shell-id-collapsed`), or of the
 * message that the app did not start (`failed-id`).
 */
export type StartName = `login-${string}` | `shell-${string}` | `failed-${string}`

/** Paths of the pages that the script treats differently, from the table of routes. */
export interface PathGroups {
  guests: string[]
  everyone: string[]
  /** The pages with a map, which have no heading and no footer. */
  workspaces: string[]
}

/**
 * Says that the app did not start if its first JavaScript file, or one that it imports, cannot be loaded or throws an
 * error. Runs in the head as text, like `showStart`; the app sets `data-started` as soon as it handles errors itself.
 */
export function watchStart(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs as text, without this file
  const show = () => {
    const page = document.documentElement
    let language: string | null = null
    try {
      language = localStorage.getItem('language')
    } catch {}
    const template = document.getElementById(`failed-${language === 'en' ? 'en' : 'id'}`)
    const place = document.getElementById('root')
    if (page.dataset.started !== undefined || !(template instanceof HTMLTemplateElement) || !place) return
    document.getElementById('start')?.remove()
    delete place.dataset.start
    place.replaceChildren(template.content.cloneNode(true))
    place.querySelector('button')?.addEventListener('click', () => location.reload())
  }
  const onError = (event: Event) => {
    const { target } = event
    const file =
      target instanceof HTMLScriptElement ? target.src : event instanceof ErrorEvent ? event.filename : ''
    if (!file.startsWith(`${location.origin}/assets/`)) return
    // The templates are at the end of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
    else show()
  }
  // A script that cannot be loaded fires an event that does not bubble.
  addEventListener('error', onError, true)
}

/**
 * Chooses the prerendered page for this visitor and shows it. The build writes the text of this function into
 * index.html, where it runs before the app, so it must not use other code of this file. The CSP of the server allows it
 * by its hash.
 */
export function showStart({ guests, everyone, workspaces }: PathGroups): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs as text, without this file
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const path = location.pathname
  const isSignedIn = Boolean(read('token'))
  // Of the public pages only the sign-in page is prerendered.
  if (everyone.includes(path)) return
  if (!isSignedIn && path !== '/login' && guests.includes(path)) return
  const language = read('language') === 'en' ? 'en' : 'id'
  const isWorkspace = workspaces.includes(path)
  const isCollapsed = isWorkspace ? read('workspaceSidebar') !== 'expanded' : read('sidebar') === 'collapsed'
  const sidebar = isCollapsed ? '-collapsed' : ''
  const template = document.getElementById(isSignedIn ? `shell-${language}${sidebar}` : `login-${language}`)
  const place = document.getElementById(isSignedIn ? 'start' : 'root')
  if (!(template instanceof HTMLTemplateElement) || place === null) return
  document.documentElement.lang = language
  place.append(template.content.cloneNode(true))
  if (!isSignedIn) {
    place.dataset.start = 'login'
    // Prevents a normal submit before the app has loaded, because that would write the password into the URL.
    place.addEventListener('submit', (event) => {
      event.preventDefault()
      if (place.dataset.start === 'login') place.dataset.start = 'submitted'
    })
    return
  }
  // The pages that the menu did not offer at the last visit; see `useMenu`.
  const hidden = (read('hiddenPages') ?? '').split(' ')
  for (const link of place.querySelectorAll<HTMLAnchorElement>('nav a'))
    if (hidden.includes(link.pathname)) link.closest('li')?.remove()
  for (const list of place.querySelectorAll('nav ul:empty')) list.parentElement?.remove()
  const links = [...place.querySelectorAll<HTMLAnchorElement>('nav a')]
  const exact = links.find((link) => link.pathname === path)
  const [, folder = ''] = path.split('/')
  const near = links.find((link) => link.pathname.startsWith(`/${folder}/`))
  const current = exact ?? (folder === '' || folder === 'account' ? undefined : near)
  current?.setAttribute('aria-current', 'page')
  const heading = place.querySelector('h1')
  if (exact && heading) heading.textContent = exact.textContent
  // A page with a map has no heading and no footer.
  if (isWorkspace) for (const part of place.querySelectorAll('main > *, footer')) part.remove()
}
