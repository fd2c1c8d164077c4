import Box from '@mui/material/Box'
import { useFormat } from '@sikud/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'
import { useTexts } from '../texts.ts'

const RETRY_MS = 10_000

/**
 * Shows since when the server cannot be reached, and the time of the newest stored position. Reloads all data as soon
 * as the server responds.
 */
export function OfflineBar() {
  const { reachability } = useServices()
  const { offline } = useTexts()
  const queryClient = useQueryClient()
  const lostAt = useSyncExternalStore(reachability.subscribe, reachability.lostAt)
  const newest = useNewest(lostAt)
  const time = useTime()
  const isLost = lostAt !== null
  useEffect(() => {
    if (!isLost) return undefined
    const retry = () => void queryClient.refetchQueries({ queryKey: ['getMe'] })
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      // The server responds again: reloads the data of all pages.
      void queryClient.invalidateQueries()
    }
  }, [isLost, queryClient])
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {isLost && (
        <Box
          sx={{
            px: { xs: 2, md: 4 },
            py: 0.75,
            typography: 'body2',
            color: 'warning.main',
            bgcolor: 'warning.soft',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {offline.since(time(lostAt))} {newest !== null && offline.lastData(time(newest))}
        </Box>
      )}
    </Box>
  )
}

/** Returns the time of the newest stored position, in epoch ms. */
function useNewest(lostAt: number | null): number | null {
  const { offlineData } = useServices()
  const [newest, setNewest] = useState<number | null>(null)
  useEffect(() => {
    if (lostAt === null) return
    void offlineData.read('fleet').then((fleet) => setNewest(fleet?.newest ?? null))
  }, [lostAt, offlineData])
  return newest
}

/** Returns a function that formats a time with its zone, such as 14.20 WIB; if it is not today, also with the day. */
function useTime() {
  const format = useFormat()
  return (at: number) => {
    const clock = `${format.clock(at)}\u00A0${format.zone(at)}`
    return format.date(at) === format.date(Date.now()) ? clock : `${format.date(at)}, ${clock}`
  }
}
