import type { GpsSession } from '@sikud/api'

/** Whether a trip has begun and not ended: its end is null. An end that cannot be read says nothing about it. */
export function isRunning({ start, end }: Pick<GpsSession, 'start' | 'end'>): boolean {
  return start.time !== null && end.time === null
}
