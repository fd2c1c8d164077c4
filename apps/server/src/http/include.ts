/** Returns the relations that a request includes; unknown ones are ignored later. */
export function includes(query: { include?: string }): Set<string> {
  return new Set((query.include ?? '').split(',').map((name) => name.trim()))
}
