'use client'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import type { GpsSession } from '@sikud/api'
import { lazy, Suspense, useState } from 'react'
import { useTakeTexts } from '../SessionChoice/useTakeTexts.ts'
import type { MapConfig } from '../MapConfig.ts'
import type { TripData } from '../TripPlayback/tripData.ts'
import { ExportFailed } from './ExportFailed.tsx'

const ExportMenu = lazy(() =>
  import('./ExportMenu.tsx').then(
    ({ ExportMenu }) => ({ default: ExportMenu }),
    () => ({ default: ExportFailed }),
  ),
)

interface ExportButtonProps {
  trip: TripData
  session: GpsSession
  map: MapConfig
}

/** Opens the menu of what a trip can be taken along as. */
export function ExportButton({ trip, session, map }: ExportButtonProps) {
  const texts = useTakeTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<FileDownloadOutlined />}
        disabled={trip.count === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.download}
      </Button>
      {anchor && (
        <Suspense>
          <ExportMenu
            anchor={anchor}
            trip={trip}
            session={session}
            map={map}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
