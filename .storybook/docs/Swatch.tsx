/** Draws a square in a colour. If `behind` is set, draws letters in the colour on that background. */
export function Swatch({ colour, behind }: { colour: string; behind?: string | undefined }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 36,
        height: 36,
        borderRadius: 10,
        border: '1px solid var(--mui-palette-divider)',
        background: behind ?? colour,
        color: colour,
        fontWeight: 700,
      }}
    >
      {behind === undefined ? null : 'Aa'}
    </span>
  )
}
