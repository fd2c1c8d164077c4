'use client'

import Chip from '@mui/material/Chip'
import { useContext } from 'react'
import { AllSimulated } from '../../status/AllSimulated.ts'
import { useStatusTexts } from './texts.ts'

/** Renders a chip that says that the data of a record are simulated; nothing if all data are. */
export function SimulatedChip() {
  const texts = useStatusTexts()
  if (useContext(AllSimulated)) return null
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={texts.simulated}
      title={texts.simulatedHint}
      sx={{
        color: 'text.secondary',
        borderColor: 'text.secondary',
        borderStyle: 'dashed',
        bgcolor: 'background.paper',
      }}
    />
  )
}

/** Returns the chip for a record with simulated data; null for other records. */
export function simulatedBadge({ simulated }: { simulated?: boolean }) {
  return simulated ? <SimulatedChip /> : null
}

/** Returns the column that marks the simulated rows in an exported list. */
export function useSimulatedMark() {
  const { simulated: mark, simulatedColumn: label } = useStatusTexts()
  return { label, value: ({ simulated }: { simulated?: boolean }) => (simulated ? mark : null) }
}
