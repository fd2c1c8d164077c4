/** Returns the relations that a request includes; callers ignore unknown ones. */
export function includes(query: { include?: string }): Set<string> {
  return new Set((query.include ?? '').split(',').map((name) => name.trim()))
}
