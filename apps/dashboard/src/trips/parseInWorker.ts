import { tripParser } from '@sikud/maps/trips'

/** Parses a response with long trips in a worker. */
export const parseInWorker = tripParser(
  () => new Worker(new URL('./tripWorker.ts', import.meta.url), { type: 'module' }),
)
