/**
 * `window.matchMedia` with results that stay the same while the browser prints. A page that changed its layout for the
 * width of the paper would remove what it prints.
 */
export function matchScreen(query: string): MediaQueryList {
  const list = window.matchMedia(query)
  const print = window.matchMedia('print')
  let onScreen = list.matches
  return new Proxy(list, {
    get(target, key) {
      if (key === 'matches') return print.matches ? onScreen : (onScreen = target.matches)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
