import type { BoundFunctions, queries } from '@testing-library/dom'

/** Where to look: a story's `canvas`, `screen`, or what `within(element)` answers. */
export type Canvas = BoundFunctions<typeof queries>
