/** Name of a prerendered sign-in page (`login-id`) or of a prerendered frame (`shell-en`, `shell-id-collapsed`). */
export type StartName = `login-${string}` | `shell-${string}`

/**
 * Chooses the prerendered page for this visitor and shows it. The build writes the text of this function into
 * index.html, where it runs before the app, so it must not use other code of this file.
 */
export function showStart(): void {
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
  // Shows nothing for these pages, which are not prerendered.
  if (/^\/(recover|invitation|verify-email|confirm-email|setup)$/.test(path)) return
  if (!isSignedIn && /^\/(register|forgot-password|resend)$/.test(path)) return
  const language = read('language') === 'en' ? 'en' : 'id'
  const isWorkspace = path === '/tracking' || path === '/report'
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

/** The text of the script; the CSP of the server allows it by its hash. */
export const startScript = `(${showStart.toString()})()`
