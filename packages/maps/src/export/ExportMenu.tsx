'use client'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { GpsSession } from '@sikud/api'
import { useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import type { TripData } from '../trip/tripData.ts'
import { downloadFile } from '@sikud/ui/export'
import { exportFormats, exportTrip, type ExportChoice } from './exportTrip.ts'
import { useSessionName } from '../texts/sessionTexts.ts'
import { type TripExport, tripExport } from './TripExport.ts'

interface ExportMenuProps {
  anchor: HTMLElement
  trip: TripData
  session: GpsSession
  onExport: (choice: ExportChoice, save: () => void) => void
  onPrint: () => void
  onClose: () => void
}

/** Renders the menu to choose a file format or printing. */
export function ExportMenu({ anchor, trip, session, onExport, onPrint, onClose }: ExportMenuProps) {
  const texts = useTripExportTexts()
  const timeZone = useMapsTimeZone()
  const exportOf = useTripExport()
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': texts.download } }}>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          onClick={() => {
            onClose()
            onExport(lowerCase(format), () => {
              const { name, file } = exportTrip(format, exportOf(trip, session), session.start.time, timeZone)
              downloadFile(name, file)
            })
          }}
        >
          {format}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose()
          onExport('print', onPrint)
        }}
      >
        {texts.print}
      </MenuItem>
    </Menu>
  )
}

function lowerCase<Text extends string>(text: Text): Lowercase<Text> {
  return text.toLowerCase() as Lowercase<Text> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `toLowerCase` returns string
}

/** Returns a function that prepares a trip for export, with texts in the chosen language. */
export function useTripExport(): (trip: TripData, session: GpsSession) => TripExport {
  const texts = useTripExportTexts()
  const nameOf = useSessionName()
  return (trip, session) => {
    const { vehicle, driver, simulated } = session
    const name = nameOf(session) || texts.trip
    const about = [vehicle?.name, driver?.name, simulated === true ? texts.simulatedTrip : undefined]
    return tripExport(trip, session, {
      name: simulated === true ? `${name} (${texts.simulated})` : name,
      description: about.filter(Boolean).join('; '),
    })
  }
}
