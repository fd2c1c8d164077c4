import type { Session } from '@sikud/api/react'
import { isRecordId } from '@sikud/api'
import { data, redirect } from 'react-router-dom'
import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom'
import { guestPaths, loginPath, wantedPath } from './guestPaths.ts'

/**
 * Returns the route loader of pages that need a sign-in. Without a token it redirects to the sign-in page, which later
 * opens the requested page.
 */
export function signedInOnly(session: Pick<Session, 'token'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    return session.token() === null ? redirect(loginPath(pathname + search)) : null
  }
}

/** Returns the route loader of public pages. If there is a token, it redirects to the page in `?next=`. */
export function guestsOnly(session: Pick<Session, 'token'>) {
  return ({ request }: LoaderFunctionArgs) =>
    session.token() === null ? null : redirect(wantedPath(new URL(request.url).search))
}

/** The route loader of pages of one record; throws a 404 response for an invalid id. */
export function knownId({ params }: LoaderFunctionArgs) {
  if (!isRecordId(params.id)) throw data(null, { status: 404 })
  return null
}

/** Runs the loaders again when a session starts or ends, in this or another tab; a sign-out opens the home page. */
export function followSession(router: DataRouter, session: Session): () => void {
  return session.subscribe((change) => {
    void (change === 'signed-out' ? router.navigate(guestPaths.home) : router.revalidate())
  })
}
