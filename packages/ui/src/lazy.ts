export { loadWhileIdle, savesData } from './lazy/loadWhileIdle.ts'
export { lazyPart, type LazyPart, type LoadFailure, type LazyOptions } from './lazy/lazyPart.tsx'
export { warnAfter, warnOnce } from './hooks/warnOnce.ts'
