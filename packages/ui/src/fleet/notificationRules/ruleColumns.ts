/** Container query for a form that is wide enough for one line per rule; else the parts of a rule are stacked. */
export const wideRow = '@container rules (min-width: 900px)'

/** Widths of the columns of a wide row, in the order rule, channels, count. */
export const ruleColumns = 'minmax(0, 1fr) 220px 144px'
