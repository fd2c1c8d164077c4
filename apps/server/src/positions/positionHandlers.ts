import type { Handlers, Services } from '../http/operations.ts'
import { bodyId } from '../http/requestValues.ts'
import { narrowScope, type Scope, scopeKey, scopeOf } from '../security/scope.ts'
import { findLastPosition } from './lastPositionRepository.ts'

/** Handles `getLastPosition`. The base API has only one last position for the whole fleet. */
export function positionHandlers({ database }: Services): Pick<Handlers, 'getLastPosition'> {
  const lastPosition = shareRunning((scope) => findLastPosition(database, scope))
  return {
    async getLastPosition(request) {
      const scope = await narrowScope(database, scopeOf(request), bodyId(request.query.group_id))
      const position = await lastPosition(scope)
      if (!position) return { data: null }
      const { time, ...rest } = position
      return { data: time === null ? rest : { ...rest, time } }
    },
  }
}

/**
 * Returns a function that runs a query. While the query runs, other callers with the same scope get the same promise.
 */
function shareRunning<Result>(query: (scope: Scope) => Promise<Result>): (scope: Scope) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (scope) => {
    const key = scopeKey(scope)
    const shared = running.get(key) ?? query(scope).finally(() => running.delete(key))
    running.set(key, shared)
    return shared
  }
}
