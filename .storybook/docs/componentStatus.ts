/** The status of a component. It is a tag of its stories, so that the sidebar can filter by it. */
export const statuses = {
  stabil: 'its props change only in a major version, after a warning',
  baru: 'its props may still change in a minor version',
  usang: 'a later version removes it; its page names the replacement',
} as const

/** A tag that is a status. */
export type ComponentStatus = keyof typeof statuses

/** Returns the status among the tags of a story or of an entry in the sidebar. */
export function statusOf(tags: readonly string[]): ComponentStatus | undefined {
  return (Object.keys(statuses) as ComponentStatus[]).find((status) => tags.includes(status)) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: Object.keys returns string[]
}
