import { useCallback, useState } from 'react'
import { cardRadius, chipRadius, controlRadius, markRadius } from '../../packages/ui/src/theme/shape.ts'
import { DocTable } from './DocTable.tsx'

const radii = [
  { name: 'card', radius: cardRadius, use: 'cards, menus, dialogs' },
  { name: 'control', radius: controlRadius, use: 'buttons, fields, notices' },
  { name: 'chip', radius: chipRadius, use: 'chips, tips, rows of menus' },
  { name: 'mark', radius: markRadius, use: 'keys, bars, links in focus' },
]

/** A corner of this radius, with the pixels that the browser makes of it. */
function Corner({ radius }: { radius: string }) {
  const [measured, setMeasured] = useState('')
  const measure = useCallback((shape: HTMLElement | null) => {
    if (shape) setMeasured(getComputedStyle(shape).borderTopLeftRadius)
  }, [])
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span
        ref={measure}
        aria-hidden
        style={{
          width: 72,
          height: 40,
          borderRadius: radius,
          border: '1px solid var(--mui-palette-primary-main)',
          background: 'var(--mui-palette-primary-soft)',
        }}
      />
      {measured}
    </span>
  )
}

/** The radii, drawn and measured; all follow from one, so that a brand changes it in one place. */
export function RadiusTable() {
  return (
    <DocTable
      heads={['Radius', 'Drawn', 'For']}
      rows={radii.map(({ name, radius, use }) => [name, <Corner key="corner" radius={radius} />, use])}
    />
  )
}
