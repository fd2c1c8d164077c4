/** Returns the message of an error, to show it to the user. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
