/** Styles of the printed sheet: black on white in every theme. */
export const sheetLook = {
  colorScheme: 'light',
  color: '#000',
  background: '#fff',
  fontSize: '9.5pt',
  lineHeight: 1.4,
  '& h1': { fontSize: '17pt', lineHeight: 1.2, margin: '0 0 1mm' },
  '& h2': { fontSize: '11pt', margin: '5mm 0 1.5mm', breakAfter: 'avoid' },
  '& .head': { display: 'flex', justifyContent: 'space-between', fontWeight: 700, marginBottom: '4mm' },
  '& .simulated': { border: '1px dashed #000', borderRadius: '4px', padding: '0 2mm' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1mm 6mm', margin: '3mm 0 4mm' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '30mm 1fr' },
  '& dt': { color: '#444' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& figure': { margin: '0 0 4mm', breakInside: 'avoid' },
  '& img': { display: 'block', width: '100%', border: '1px solid #bbb', borderRadius: '4px' },
  '& figcaption, & .note': { margin: '1mm 0 0', fontSize: '7.5pt', color: '#444' },
  '& .tiles': { display: 'flex', flexWrap: 'wrap', gap: '2mm 8mm', margin: 0 },
  '& .tiles > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& .tiles dd': { fontSize: '12pt', fontWeight: 700 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'left', padding: '1mm 2mm 1mm 0', borderBottom: '1px solid #ccc' },
  '& th': { fontWeight: 600, color: '#444' },
} as const

/** Global styles: the page is A4, the sheet is hidden on the screen, and all else is hidden in print. */
export const paperLook = {
  '@page': { size: 'A4 portrait', margin: '14mm' },
  '@media screen': { '.print-sheet': { display: 'none' } },
  '@media print': {
    'html, body': { background: '#fff !important' },
    'body > *:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': sheetLook,
  },
} as const
