import { createFleetClient } from '../../client/createFleetClient.ts'
import { followFleet, type Follower } from '../followFleet.ts'
import type { ApiError, ApiFailure } from '../../client/ApiError.ts'
import type { FollowNews, FollowOrder } from './followMessages.ts'
import { packChanges } from './packChanges.ts'

/** The global scope of a worker (`self`); in tests, a `MessagePort`. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: FollowOrder }) => void): void
  postMessage(news: FollowNews, bytes: ArrayBuffer[]): void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- in a worker, where the types of the DOM are wrong
const ownScope = globalThis as unknown as WorkerScope

/**
 * Follows the fleet in a worker and sends the changes to the main thread, which controls the worker with
 * `followFleetIn`.
 */
export function serveFollower(scope: WorkerScope = ownScope): void {
  let follower: Follower | null = null
  let language: string | undefined
  const tell = (news: FollowNews, bytes: ArrayBuffer[] = []) => scope.postMessage(news, bytes)
  scope.addEventListener('message', ({ data }) => {
    if (data.order === 'discard') return undefined
    if (data.order === 'language') return void (language = data.language)
    if (data.order !== 'start') return follower?.[data.order]()
    const { baseUrl, token, pace, groupId } = data
    language = data.language
    const client = createFleetClient({
      baseUrl,
      token: () => token,
      language: () => language ?? navigator.language,
      onUnauthorized: (sentToken) => tell({ news: 'unauthorized', sentToken }),
    })
    follower = followFleet({
      client,
      pace,
      groupId,
      onSnapshot: (snapshot) => tell({ news: 'snapshot', snapshot }),
      onChanges: (live) => {
        const { changes, bytes } = packChanges(live)
        tell({ news: 'changes', changes }, bytes)
      },
      onState: ({ phase, error }) => tell({ news: 'state', phase, error: error && failureOf(error) }),
    })
  })
}

/** Returns the values of an error as a plain object, because a message cannot contain an `ApiError`. */
function failureOf({ status, code, message, fields, retryAfter, needs }: ApiError): ApiFailure {
  return { status, code, message, fields, retryAfter, needs }
}
