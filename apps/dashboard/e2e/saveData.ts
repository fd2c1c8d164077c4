/** Runs in the browser, which then asks to save data: the dashboard loads no pages ahead of time. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
