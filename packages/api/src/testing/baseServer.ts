import { operations } from '../__generated__/operations.ts'
import type { InboxStorage } from '../base/baseAnswers.ts'
import { createBaseServer } from '../base/createBaseServer.ts'
import { createFleetClient } from '../client/createFleetClient.ts'
import type { OperationFacts } from '../client/OperationFacts.ts'
import type { OperationId } from '../client/OperationInput.ts'
import { fakeFleetFetch } from '../fixtures/fakeFleetFetch.ts'
import type { FakeAnswer } from '../fixtures/fakeAnswer.ts'
import type { InboxItem } from '../models.ts'

const facts: [string, OperationFacts][] = Object.entries(operations)
const routes = facts
  .filter(([, { extension }]) => extension === undefined)
  .map(([, { method, path }]) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`))

/** The only parameter of the specification's operations. */
const parameter = 'include'

/**
 * Returns the adapter over the real client and a fake base server. The server answers only the operations of the
 * specification; `strange` has all other requests, and those with parameters or headers of extensions.
 */
export function fakeBaseServer(
  answers: Partial<Record<OperationId, FakeAnswer>> = {},
  inboxes: InboxStorage = memoryInboxes(),
  geocoder: typeof fetch = () => Promise.reject(new TypeError('No geocoder.')),
) {
  const answer = fakeFleetFetch(answers)
  const strange: string[] = []
  const sent: string[] = []
  const session = { token: 'token-1' }
  const client = createFleetClient({
    baseUrl: 'https://api.sikud.test/api/v1',
    token: () => session.token,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`
      sent.push(call)
      const isKnown =
        routes.some((route) => route.test(call)) &&
        [...searchParams.keys()].every((name) => name === parameter) &&
        !request.headers.has('If-Match') &&
        !request.headers.has('Idempotency-Key')
      if (!isKnown) {
        strange.push(call)
        return Response.json({ message: 'Tidak dikenal.' }, { status: 501 })
      }
      return answer(request)
    },
  })
  const server = createBaseServer(client, {
    token: () => session.token,
    geocoder: 'https://geocoder.test',
    inboxes,
    fetch: geocoder,
  })
  return { ...server, session, sent, strange }
}

/** Returns a storage in memory. */
export function memoryInboxes(): InboxStorage {
  const kept = new Map<string, readonly InboxItem[]>()
  return async (owner, change) => {
    const items = change(kept.get(owner) ?? [])
    kept.set(owner, items)
    return items
  }
}
