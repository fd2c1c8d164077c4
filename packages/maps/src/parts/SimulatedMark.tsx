'use client'
import BlurCircularOutlined from '@mui/icons-material/BlurCircularOutlined'
import Box from '@mui/material/Box'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import { AllSimulated, markRadius } from '@sikud/ui/status'
import { useContext } from 'react'

/** Marks a vehicle or trip as simulated; renders nothing if the frame of the app says that all data are. */
export function SimulatedMark() {
  const texts = useMapsTexts()
  if (useContext(AllSimulated)) return null
  return <Mark dashed>{texts.simulated}</Mark>
}

/** Marks a simulated row by an icon, where simulated and real rows are mixed. */
export function SimulatedIcon() {
  const texts = useMapsTexts()
  return <BlurCircularOutlined titleAccess={texts.simulated} />
}

/** Renders a short text that marks a trip in a list. */
export function TripMark({ children }: { children: string }) {
  return <Mark>{children}</Mark>
}

function Mark({ dashed = false, children }: { dashed?: boolean; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        fontSize: 11,
        fontWeight: 600,
        lineHeight: '18px',
        color: 'text.secondary',
        border: dashed ? '1px dashed' : '1px solid',
        borderColor: 'text.secondary',
        borderRadius: markRadius,
      }}
    >
      {children}
    </Box>
  )
}
