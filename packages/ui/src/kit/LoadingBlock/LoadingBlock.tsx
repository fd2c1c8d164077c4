'use client'

import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useStateTexts } from '../texts.ts'

export interface LoadingBlockProps {
  /** Text for screen readers that says what is loading. The default is "Memuat…". */
  label?: string
  lines?: number
}

const widths = ['38%', '72%', '64%', '80%', '52%']

/** Shows a placeholder while content loads. Screen readers announce it once. */
export function LoadingBlock({ label, lines = 4 }: LoadingBlockProps) {
  const texts = useStateTexts()
  return (
    <Box component="output" sx={{ display: 'block', py: 1 }}>
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          aria-hidden
          height={line === 0 ? 34 : 26}
          width={widths[line % widths.length] ?? '70%'}
        />
      ))}
    </Box>
  )
}
