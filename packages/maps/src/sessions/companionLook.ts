/** How many trips can be played beside the chosen one. */
export const MOST_COMPANIONS = 5

/** Letters that name the companions on the map and in their chips: a second cue besides their colours. */
export const companionLetters = ['A', 'B', 'C', 'D', 'E'] as const
