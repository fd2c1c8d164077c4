/** Returns the root element of a page. */
export function root() {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  return element
}
