'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import type { GpsSession } from '@sikud/api'
import { useId, useState } from 'react'
import { ExportButton, type ExportFormat, exportTable, useAboutRows } from '@sikud/ui/export'
import { useMapsFormat, useMapsTexts, useMapsTimeZone } from '../locales/useMapsTexts.ts'
import { messageOf } from '../parts/messageOf.ts'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import { tripColumns } from './tripColumns.ts'

export interface ExportTripsProps {
  /**
   * Loads all trips that match the filter, not only the loaded ones, and calls `onCount` with their number so far.
   * Rejects when the signal aborts.
   */
  load: (signal: AbortSignal, onCount: (count: number) => void) => Promise<readonly GpsSession[]>
  /** Called before the file is saved; if it rejects, nothing is saved. */
  onExport?: ((trips: readonly GpsSession[]) => Promise<void>) | undefined
  /** Days of the trips for the name of the file, as `2026-11-20`. */
  days: readonly (string | undefined)[]
  /** The rules of the filter in words. */
  rules: readonly string[]
}

/** Renders a button that saves all trips of the list as XLSX or CSV. While it collects them, it shows how many there are. */
export function ExportTrips({ load, onExport, days, rules }: ExportTripsProps) {
  const texts = useTripExportTexts()
  const aboutRows = useAboutRows()
  const { close } = useMapsTexts()
  const format = useMapsFormat()
  const timeZone = useMapsTimeZone()
  const titleId = useId()
  const [run, setRun] = useState<{ stop: AbortController; count: number; error?: string } | null>(null)
  const end = () => {
    run?.stop.abort()
    setRun(null)
  }
  const start = async (format: ExportFormat) => {
    const stop = new AbortController()
    const show = (change: { count: number } | { error: string }) =>
      setRun((now) => (now?.stop === stop ? { ...now, ...change } : now))
    setRun({ stop, count: 0 })
    try {
      const trips = await load(stop.signal, (count) => show({ count }))
      if (trips.length === 0) throw new Error(texts.noTrips)
      stop.signal.throwIfAborted()
      await onExport?.(trips)
      stop.signal.throwIfAborted()
      await exportTable({
        format,
        rows: trips,
        columns: tripColumns(texts.trips),
        noun: texts.exportedTrips,
        fileName: nameOf(days),
        timeZone,
        about: aboutRows(texts.exportedTrips, trips.length, [
          [texts.exportedDays, days.filter((day) => day !== undefined).join(' – ')],
          [texts.exportedRules, rules.join(', ')],
        ]),
      })
      setRun(null)
    } catch (error) {
      show({ error: error instanceof RangeError ? texts.tooManyTrips : messageOf(error) })
    }
  }
  return (
    <>
      <Box sx={{ flexShrink: 0, ml: 'auto' }}>
        <ExportButton onExport={start} />
      </Box>
      {run && (
        <Dialog open onClose={end} aria-labelledby={titleId} fullWidth maxWidth="xs">
          <DialogTitle id={titleId}>{texts.exportAllTitle}</DialogTitle>
          <DialogContent>
            {run.error === undefined ? (
              <>
                <Box component="output" sx={{ display: 'block', mb: 1.5 }}>
                  {texts.collected(format.count(run.count))}
                </Box>
                <LinearProgress aria-labelledby={titleId} />
              </>
            ) : (
              <Box role="alert" sx={{ color: 'error.main' }}>
                {run.error}
              </Box>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={end}>{run.error === undefined ? texts.cancel : close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

/** Returns the name of the file, such as SIKUD_perjalanan_2026-11-16_2026-11-22, without its ending. */
function nameOf(days: readonly (string | undefined)[]) {
  return ['SIKUD_perjalanan', ...new Set(days.filter((day) => day !== undefined))].join('_')
}
