import type { createBrowserRouter } from 'react-router-dom'
import { paths } from './paths.ts'
import type { Session } from './session.ts'

export type DataRouter = ReturnType<typeof createBrowserRouter>

/** Lets the guards decide anew whenever the session changes: here, by a dead token, or in another tab. */
export function followSession(router: DataRouter, session: Session): () => void {
  return session.subscribe((change) => {
    void (change === 'signed-out' ? router.navigate(paths.home) : router.revalidate())
  })
}
