import type { BoundFunctions, queries } from '@testing-library/dom'

/** Where to query: a story's `canvas`, `screen`, or the result of `within(element)`. */
export type Canvas = BoundFunctions<typeof queries>
