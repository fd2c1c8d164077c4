import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '../../texts.tsx'

/** Shown while the points of the chosen trip load, or when they could not be loaded. */
export function TripNote({ trip }: { trip: UseQueryResult }) {
  const { report, account } = useTexts()
  if (!trip.error) return report.loadingTrip
  return (
    <>
      {trip.error.message} <Button onClick={() => void trip.refetch()}>{account.retry}</Button>
    </>
  )
}
