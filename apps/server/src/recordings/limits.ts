/**
 * Limits of a recording. They refuse bombs early; the heap limits below and in `npm run import` bound the memory.
 * Peaks are in docs/decisions/0039-the-importer-has-a-memory-limit.md.
 */

/** Bytes of text, unpacked. Half a million positions in a table are about 40 MB. */
export const mostBytes = 400_000_000
/** Text over its gzip. Tables of parked vehicles reach 60, zeros 1,000; judged from `ratioFromBytes` on. */
export const mostRatio = 200
export const ratioFromBytes = 8_000_000
/** Bytes of a row of a table, and characters of a tag of GPX or of a text of GeoJSON. */
export const longestLine = 65_536
export const mostColumns = 1_000
/** Characters of GPX or GeoJSON, which are parsed whole. */
export const largestDocument = 24_000_000
/** Tags of GPX, start and end each: a point has about six. */
export const mostTags = 300_000
/** Arrays and objects of GeoJSON: a point has about one. */
export const mostValues = 700_000
export const deepest = 32
/** Points, refused ones too. */
export const mostPoints = 700_000
export const mostTracks = 20_000
/** Sessions that a file is cut into at pauses. */
export const mostSessions = 40_000
/** Characters of all names of devices and tracks together. */
export const mostNameCharacters = 4_000_000

/** Heap of the worker that reads a file, in MB: a file that needs more is refused. The flags of `npm run import` replace it. */
export const readingHeap = { maxOldGenerationSizeMb: 130, maxYoungGenerationSizeMb: 24 }
