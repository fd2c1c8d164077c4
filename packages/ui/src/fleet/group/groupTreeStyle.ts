/** The style of the table of depots. On phones it hides all columns but the first. */
export const groupTreeStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  typography: 'body2',
  '& th': { fontWeight: 600, color: 'text.secondary', textAlign: 'start' },
  '& th, & td': {
    px: 1,
    py: 0.5,
    height: 48,
    borderBottom: 1,
    borderColor: 'divider',
    display: { xs: 'none', md: 'table-cell' },
  },
  '& tr > :first-of-type': { paddingInlineStart: 2, display: 'table-cell', width: { md: '42%' } },
  '& tr > :nth-of-type(2)': { width: 110 },
  '& tr > :nth-of-type(n + 3)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tr > :last-of-type': { paddingInlineEnd: 2 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const
