'use client'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazyPart } from '@sikud/ui/lazy'
import { useState } from 'react'
import { messageOf } from '../parts/messageOf.ts'
import { PartFailed } from '../parts/PartFailed.tsx'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import type { TripData } from '../trip/tripData.ts'
import type { ExportChoice } from './exportTrip.ts'
import { Preparing } from './Preparing.tsx'

const ExportMenu = lazyPart(async () => (await import('./ExportMenu.tsx')).ExportMenu, {
  Failed: PartFailed,
})

const PrintSheet = lazyPart(async () => (await import('./PrintSheet.tsx')).PrintSheet, {
  Waiting: Preparing,
  Failed: PartFailed,
})

interface ExportButtonProps {
  trip: TripData
  session: GpsSession
  map: MapConfig
  /** The speed limit in km/h. */
  speedLimit: number
  /** Called before the trip is saved or printed; if it rejects, nothing is saved or printed. */
  onExport?: ((session: GpsSession, format: ExportChoice) => Promise<void>) | undefined
  /** Called with the error message when `onExport` rejects, and with null when the user tries again. */
  onRefused?: (message: string | null) => void
}

/** Renders the export button with its menu, and prints the trip if the user chooses to print. */
export function ExportButton(props: ExportButtonProps) {
  const { trip, session, map, speedLimit, onExport, onRefused } = props
  const texts = useTripExportTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [printing, setPrinting] = useState(false)
  const exportAs = async (choice: ExportChoice, save: () => void) => {
    onRefused?.(null)
    try {
      await onExport?.(session, choice)
    } catch (error) {
      onRefused?.(messageOf(error))
      return
    }
    save()
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<FileDownloadOutlined />}
        disabled={trip.count === 0}
        aria-label={texts.download}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: 0 } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {texts.download}
        </Box>
      </Button>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          trip={trip}
          session={session}
          onExport={(choice, save) => void exportAs(choice, save)}
          onPrint={() => setPrinting(true)}
          onClose={() => setAnchor(null)}
        />
      )}
      {printing && (
        <PrintSheet
          trip={trip}
          session={session}
          map={map}
          speedLimit={speedLimit}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  )
}
