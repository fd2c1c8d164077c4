/** Whether a part of the program could not be fetched: the network is gone, or a new version replaced it. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS|module script failed/i.test(
      error.message,
    )
  )
}
