'use client'

import Chip from '@mui/material/Chip'
import { useTexts } from '../../locales/LocaleProvider.tsx'

/** Renders a chip that says that the data of a record are simulated, as in the demo fleet. */
export function SimulatedChip() {
  const { state } = useTexts()
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={state.simulated}
      title={state.simulatedHint}
      sx={{
        color: 'text.secondary',
        borderColor: 'text.secondary',
        borderStyle: 'dashed',
        bgcolor: 'background.paper',
      }}
    />
  )
}
