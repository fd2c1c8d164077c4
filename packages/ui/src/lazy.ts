export { lazyPart, ThrowFailure, type LazyPart, type LoadFailure } from './lazy/lazyPart.tsx'
