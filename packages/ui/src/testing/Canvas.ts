import type { BoundFunctions, queries } from '@testing-library/dom'

/** Where a test looks for elements: a story's `canvas`, `screen`, or the result of `within(element)`. */
export type Canvas = BoundFunctions<typeof queries>
