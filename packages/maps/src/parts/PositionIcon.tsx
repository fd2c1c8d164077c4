'use client'
import { styled } from '@mui/material/styles'
import { pinPath } from './pinPath.ts'

/**
 * Renders a 40×40 pin whose tip is at the position. Inside an element with `data-shape="arrow"`, it is a centred arrow
 * that the custom property `--heading` rotates. The custom property `--marker` sets the colour (default: theme accent).
 */
export function PositionIcon() {
  return (
    <Root aria-hidden>
      <svg className="pin" width="40" height="40" viewBox="0 0 40 40">
        <path d={pinPath} />
        <circle cx="20" cy="15.5" r="5" />
      </svg>
      <svg className="arrow" width="40" height="40" viewBox="0 0 40 40">
        <circle className="halo" cx="20" cy="20" r="18" />
        <path d="M20 8.5 L28.5 29 L20 24.6 L11.5 29 Z" />
      </svg>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  const colour = `var(--marker, ${palette.primary.main})`
  return {
    '& svg': { position: 'absolute', left: -20, overflow: 'visible' },
    '& path': { fill: colour, stroke: palette.background.paper, strokeWidth: 2, strokeLinejoin: 'round' },
    '& .pin': { top: -40 },
    '& .pin circle': { fill: palette.background.paper },
    '& .arrow': { top: -20, display: 'none', transform: 'rotate(var(--heading, 0deg))' },
    '& .halo': { fill: colour, opacity: 0.2 },
    '[data-shape=arrow] > & .pin': { display: 'none' },
    '[data-shape=arrow] > & .arrow': { display: 'block' },
  }
})
