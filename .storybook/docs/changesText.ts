import { versionsOf } from './lastChange.ts'

/**
 * Returns the changelogs of packages as one Markdown text, by version and newest first. `changelogs` has the text of
 * each `CHANGELOG.md` by its path.
 */
export function changesText(changelogs: Record<string, string>): string {
  const versions = new Map<string, string[]>()
  for (const log of Object.values(changelogs)) {
    const title = /^# (.+)/.exec(log)?.[1] ?? ''
    for (const { version, text } of versionsOf(log)) {
      const [, ...lines] = text.split('\n')
      // The headings of a section come below the name of its package.
      const changes = lines.join('\n').replaceAll(/^###/gm, '####').trim()
      const part = `### ${title}\n\n${changes}`
      versions.set(version, [...(versions.get(version) ?? []), ...(changes ? [part] : [])])
    }
  }
  return [...versions]
    .toSorted(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }))
    .map(([version, parts]) => [`## ${version}`, ...parts].join('\n\n'))
    .join('\n\n')
}
