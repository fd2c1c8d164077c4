/** How many trips can be played beside the chosen one. */
export const MOST_COMPANIONS = 5

/** Letters that name the companions on the map and in their chips: a second cue besides their colours. */
export const companionLetters = ['A', 'B', 'C', 'D', 'E'] as const

/** Their colours, apart from the speed bands and at least 4.5:1 under a white letter. */
export const companionColours = ['#6D3FC0', '#B0308A', '#8A5A00', '#1F6FB2', '#3F6B2A'] as const
