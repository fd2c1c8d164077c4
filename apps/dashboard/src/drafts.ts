import type { Session } from './session.ts'

/** What a form held when it was left unsaved, and the record that it was typed over, if any. */
export type Draft = { form: string; user: string; entered: unknown; basis: unknown }

/** What was typed and not saved, kept in memory for the same user. */
export type Drafts = {
  /** Says who is signed in: what others left is erased, and nobody else's text is kept from then on. */
  own: (user: string) => void
  keep: (draft: Draft) => void
  /** What was left last at the form with this address. */
  newest: (form: string, user: string) => Draft | undefined
  forget: (draft: Draft) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps drafts until they are restored or discarded, their owner signs out, or somebody else signs in. */
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
