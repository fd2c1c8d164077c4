/** A changeset, as `changeset version` passes it. */
interface Changeset {
  summary: string
}

/** Writes the entries of a CHANGELOG.md for users of a package: the text of each changeset, without its commit. */
export default {
  getReleaseLine: async ({ summary }: Changeset) =>
    `- ${summary
      .trim()
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n  ')}`,
  // All packages have the same version, so an entry for each new version of a dependency says nothing.
  getDependencyReleaseLine: async () => '',
}
