import { isRecordId } from '@sikud/api'
import { data, redirect } from 'react-router-dom'
import type { createBrowserRouter, LoaderFunctionArgs } from 'react-router-dom'
import { loginPath, paths, wantedPath } from './paths.ts'
import type { Session } from './session.ts'

/** Loader of the pages behind sign-in: without a token the visitor goes to sign-in, and comes back afterwards. */
export function signedInOnly(session: Session) {
  return ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    return session.token() === null ? redirect(loginPath(pathname + search)) : null
  }
}

/** Loader of the public pages: a visitor with a token goes on to where they wanted. */
export function guestsOnly(session: Session) {
  return ({ request }: LoaderFunctionArgs) =>
    session.token() === null ? null : redirect(wantedPath(new URL(request.url).search))
}

/** Loader of the pages of one record: an id that is not well formed is no page. */
export function knownId({ params }: LoaderFunctionArgs) {
  if (!isRecordId(params.id)) throw data(null, { status: 404 })
  return null
}

export type DataRouter = ReturnType<typeof createBrowserRouter>

/** Runs the guards again whenever the session changes: here, by an expired token, or in another tab. */
export function followSession(router: DataRouter, session: Session): () => void {
  return session.subscribe((change) => {
    void (change === 'signed-out' ? router.navigate(paths.home) : router.revalidate())
  })
}
