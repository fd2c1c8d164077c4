import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '../../Preferences.tsx'

/** What there is to say while the points of the chosen trip are on their way, or cannot be had. */
export function TripNote({ trip }: { trip: UseQueryResult }) {
  const { report, account } = useTexts()
  if (!trip.error) return report.loadingTrip
  return (
    <>
      {trip.error.message} <Button onClick={() => void trip.refetch()}>{account.retry}</Button>
    </>
  )
}
