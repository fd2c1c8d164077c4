/** A text of the changelogs, with the version that it describes; null if that version is not released yet. */
interface ChangeText {
  version: string | null
  text: string
}

/** Splits a changelog into its versions, newest first. */
export function versionsOf(changelog: string): { version: string; text: string }[] {
  const [, ...sections] = changelog.split(/^## (?=\d)/m)
  return sections.map((text) => ({ version: /^\S+/.exec(text)?.[0] ?? '', text }))
}

/**
 * Returns the newest version whose text names the component as code, such as `DataList`, and null if a change waits for
 * the next release. A component that no text names has not changed since the first version.
 */
export function lastChange(component: string, changes: readonly ChangeText[]): string | null {
  const named = new RegExp(`\`[^\`\\n]*\\b${component}\\b[^\`\\n]*\``)
  const newest = changes.find(({ text }) => named.test(text)) ?? changes.at(-1)
  return newest?.version ?? null
}
