export { loadWhileIdle, savesData } from './lazy/loadWhileIdle.ts'
export { lazyPart, type LazyPart, type LoadFailure } from './lazy/lazyPart.tsx'
export { warnOnce } from './hooks/warnOnce.ts'
