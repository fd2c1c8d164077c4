import { useCallback, useState, type CSSProperties } from 'react'

interface MeasuredProps {
  look: CSSProperties
  /** The CSS property whose computed value is shown. */
  property: 'width' | 'border-top-left-radius'
}

/** Draws a shape and shows the computed length of one CSS property in pixels. */
export function Measured({ look, property }: MeasuredProps) {
  const [pixels, setPixels] = useState('')
  const measure = useCallback(
    (shape: HTMLElement | null) => {
      if (shape) setPixels(getComputedStyle(shape).getPropertyValue(property).replace('px', ' px'))
    },
    [property],
  )
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span ref={measure} aria-hidden style={look} />
      {pixels}
    </span>
  )
}
