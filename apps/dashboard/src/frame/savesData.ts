/** Returns whether the visitor turned on data saving. */
export function savesData(browser: object = navigator): boolean {
  // TypeScript's types, Safari and Firefox have no `navigator.connection`.
  const { connection }: { connection?: { saveData?: boolean } } = browser
  return connection?.saveData === true
}
