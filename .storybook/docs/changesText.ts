/**
 * Returns the changelogs of packages as one Markdown text, by version and newest first. `changelogs` has the text of
 * each `CHANGELOG.md` by its path.
 */
export function changesText(changelogs: Record<string, string>): string {
  const versions = new Map<string, string[]>()
  for (const log of Object.values(changelogs)) {
    const [title = '', ...sections] = `\n${log}`.split(/\n## /)
    for (const section of sections) {
      const [version = '', ...lines] = section.split('\n')
      // The headings of a section come below the name of its package.
      const changes = lines.join('\n').replaceAll(/^###/gm, '####').trim()
      const part = `### ${title.replace('#', '').trim()}\n\n${changes}`
      versions.set(version.trim(), [...(versions.get(version.trim()) ?? []), ...(changes ? [part] : [])])
    }
  }
  return [...versions]
    .toSorted(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }))
    .map(([version, parts]) => [`## ${version}`, ...parts].join('\n\n'))
    .join('\n\n')
}
