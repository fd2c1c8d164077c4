import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import type { ComboOption } from './comboOptions.ts'

export interface ComboOptionLineProps {
  optionProps: HTMLAttributes<HTMLLIElement>
  option: ComboOption
  /** Index in the list, from 0. */
  index?: number
  /** Measures the rendered line. */
  measure?: (line: HTMLLIElement | null) => void
}

/** Renders one option: the label, and the hint that distinguishes it. */
export function ComboOptionLine({ optionProps, option, index, measure }: ComboOptionLineProps) {
  return (
    <li {...optionProps} ref={measure} data-index={index}>
      <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.label}
      </Box>
      {option.hint && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 2 }}>
          {option.hint}
        </Typography>
      )}
    </li>
  )
}
