'use client'

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useArchiveTexts } from './texts.ts'

interface ArchiveConsequencesProps {
  kind: 'device' | 'vehicle' | 'driver'
  /** Says which records lose their vehicle or driver; null if none does. */
  affected: string | null
  /** Pages about what depends on the record. They open beside this page, because the question stays open. */
  links?: readonly { label: string; to: string }[]
  /** Called when the user chooses whether another record may have the IMEI or the plate. */
  onFree: (isFree: boolean) => void
}

/** Renders what the archiving of a record affects, and the choice to free its IMEI or plate. */
export function ArchiveConsequences({ kind, affected, links = [], onFree }: ArchiveConsequencesProps) {
  const texts = useArchiveTexts()
  const hintId = useId()
  return (
    <>
      {links.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link href={to} target="_blank" rel="noopener">
                {label}
              </Link>
            </li>
          ))}
        </Box>
      )}
      {affected !== null && <Typography variant="inherit">{affected}</Typography>}
      {kind !== 'driver' && (
        <>
          <FormControlLabel
            sx={{ mt: 1, mx: 0, color: 'text.primary' }}
            label={texts.free[kind]}
            control={
              <Checkbox
                slotProps={{ input: { 'aria-describedby': hintId } }}
                onChange={(_event, isFree) => onFree(isFree)}
              />
            }
          />
          <Typography id={hintId} variant="inherit">
            {texts.freeHints[kind]}
          </Typography>
        </>
      )}
    </>
  )
}
