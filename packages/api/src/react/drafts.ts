import type { Draft, DraftStorage } from './browserDrafts.ts'
import type { Session } from './session.ts'

/** Drafts in memory and, with a storage, in this browser; each only for the user who typed it. */
export type Drafts = {
  /** Sets the signed-in user: deletes the drafts of other users, and from now on `keep` ignores their drafts. */
  own: (user: string) => void
  /** Keeps a draft in memory, and from now on offers it to the user. */
  keep: (draft: Draft) => void
  /** Stores a draft of which the form is still open, so that it is offered after a reload. */
  store: (draft: Draft) => void
  /** Removes a stored draft. */
  unstore: (id: string) => void
  /** Reads the stored drafts of a form, except for the one with this id. */
  load: (form: string, user: string, except: string) => void
  /** Returns the newest draft of the form with this path. */
  newest: (form: string, user: string) => Draft | undefined
  forget: (draft: Draft) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates the store of drafts. A sign-out deletes all drafts; a sign-in deletes the drafts of other users.
 * `openStorage` returns where drafts survive a reload; without it they do not.
 */
export function createDrafts(
  session: Pick<Session, 'subscribe' | 'token'>,
  openStorage?: () => Promise<DraftStorage>,
): Drafts {
  const listeners = new Set<() => void>()
  let owner: string | null = null
  let kept: Draft[] = []
  /** One after the other, so that a late write does not undo a removal. */
  let running: Promise<unknown> = Promise.resolve()

  function change(drafts: Draft[]) {
    kept = drafts
    for (const listener of listeners) listener()
  }

  /** Does nothing if the session has ended until its turn, so that no draft outlives a sign-out. */
  function inStorage(use: (storage: DraftStorage, isOwn: () => boolean) => Promise<void>) {
    if (openStorage === undefined) return
    const token = session.token()
    const isOwn = () => token !== null && session.token() === token
    running = running
      .then(openStorage)
      .then((storage) => (isOwn() ? use(storage, isOwn) : undefined))
      .catch(() => {}) // The browser refuses its storage: drafts stay in memory.
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
    store: (draft) => inStorage((storage) => storage.put(draft)),
    unstore: (id) => inStorage((storage) => storage.remove(id)),
    load: (form, user, except) =>
      inStorage(async (storage, isOwn) => {
        const known = new Set([except, ...kept.map(({ id }) => id)])
        const found = (await storage.read(form, user)).filter(({ id }) => !known.has(id))
        if (found.length > 0 && isOwn() && user === owner)
          change([...kept, ...found].toSorted((a, b) => b.at - a.at))
      }),
    newest: (form, user) => kept.find((draft) => draft.form === form && draft.user === user),
    forget(draft) {
      inStorage((storage) => storage.remove(draft.id))
      change(kept.filter((other) => other !== draft))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Opens the storage of drafts in IndexedDB, which keeps them for 7 days. */
export async function openBrowserDrafts(): Promise<DraftStorage> {
  return (await import('./browserDrafts.ts')).browserDrafts
}
