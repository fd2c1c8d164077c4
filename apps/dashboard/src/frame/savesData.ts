/** Returns whether the visitor turned on data saving. */
export function savesData(browser: object = navigator): boolean {
  // `connection` is missing in the types of TypeScript, in Safari and in Firefox.
  const { connection }: { connection?: { saveData?: boolean } } = browser
  return connection?.saveData === true
}
