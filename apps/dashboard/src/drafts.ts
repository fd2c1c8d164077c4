/** What was typed and not saved when a session ended, kept in memory for the same user's return. */
export type Drafts = {
  keep: (form: string, user: string, entered: unknown) => void
  find: (form: string, user: string) => unknown
  forget: (form: string) => void
}

/** Keeps one draft a form; a draft of another user is never given away. */
export function createDrafts(): Drafts {
  const kept = new Map<string, { user: string; entered: unknown }>()
  return {
    keep: (form, user, entered) => void kept.set(form, { user, entered }),
    find(form, user) {
      const draft = kept.get(form)
      return draft?.user === user ? draft.entered : undefined
    },
    forget: (form) => void kept.delete(form),
  }
}
