import type { Handlers, Services } from '../http/operations.ts'
import { findLastPosition } from './lastPositionRepository.ts'

/** Handles `getLastPosition`: the base contract has one last position for the whole fleet. */
export function positionHandlers({ database }: Services): Pick<Handlers, 'getLastPosition'> {
  const lastPosition = shareRunning(() => findLastPosition(database))
  return {
    async getLastPosition() {
      const position = await lastPosition()
      if (!position) return { data: null }
      const { time, ...rest } = position
      return { data: time === null ? rest : { ...rest, time } }
    },
  }
}

/** Returns a function that shares a running query: calls during the query get the same promise. */
function shareRunning<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () => {
    running ??= query().finally(() => {
      running = null
    })
    return running
  }
}
