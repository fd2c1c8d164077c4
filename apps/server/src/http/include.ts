/** The relations that a request asks to include; unknown ones do no harm. */
export function includes(query: { include?: string }): Set<string> {
  return new Set((query.include ?? '').split(',').map((name) => name.trim()))
}
