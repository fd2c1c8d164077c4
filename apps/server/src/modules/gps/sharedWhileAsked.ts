/** Asks once for all who want to know while the answer is on its way: of many who poll, a busy database answers one. */
export function sharedWhileAsked<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null
    })
    return underWay
  }
}
