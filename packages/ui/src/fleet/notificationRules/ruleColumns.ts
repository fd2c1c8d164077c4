/** Container query for a form that is wide enough for one line per rule; else the parts of a rule are stacked. */
export const wideRow = '@container rules (min-width: 970px)'

/** Widths of the columns of a wide row, in the order rule, threshold, channels, vehicles, count. */
export const ruleColumns = 'minmax(220px, 1fr) 256px 168px minmax(150px, 170px) 92px'
