export { lazyPart, type LazyPart, type LoadFailure } from './lazy/lazyPart.tsx'
