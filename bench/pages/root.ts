/** The element that a page fills. */
export function root() {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  return element
}
