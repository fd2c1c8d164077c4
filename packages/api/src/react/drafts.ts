import type { Session } from './session.ts'

/** The unsaved entries of a form, and the version of the record (`basis`) that the user edited, if any. */
export type Draft = { form: string; user: string; entered: unknown; basis: unknown }

/** Drafts in memory, each only for the user who typed it. */
export type Drafts = {
  /** Sets the signed-in user: deletes the drafts of other users, and from now on `keep` ignores their drafts. */
  own: (user: string) => void
  keep: (draft: Draft) => void
  /** Returns the newest draft of the form with this path. */
  newest: (form: string, user: string) => Draft | undefined
  forget: (draft: Draft) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the store of drafts. A sign-out deletes all drafts; a sign-in deletes the drafts of other users. */
export function createDrafts(session: Pick<Session, 'subscribe'>): Drafts {
  const listeners = new Set<() => void>()
  let owner: string | null = null
  let kept: Draft[] = []

  function change(drafts: Draft[]) {
    kept = drafts
    for (const listener of listeners) listener()
  }

  session.subscribe((why) => {
    if (why !== 'signed-out') return
    owner = null
    change([])
  })

  return {
    own(user) {
      owner = user
      if (kept.some((draft) => draft.user !== user)) change(kept.filter((draft) => draft.user === user))
    },
    keep: (draft) => {
      if (draft.user === owner) change([draft, ...kept])
    },
    newest: (form, user) => kept.find((draft) => draft.form === form && draft.user === user),
    forget: (draft) => change(kept.filter((other) => other !== draft)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
