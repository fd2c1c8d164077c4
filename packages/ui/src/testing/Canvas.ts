import type { BoundFunctions, queries } from '@testing-library/dom'

/** The place in which a test looks for elements: a story's `canvas`, `screen`, or the result of `within(element)`. */
export type Canvas = BoundFunctions<typeof queries>
