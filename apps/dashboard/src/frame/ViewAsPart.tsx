import { useRenewAll } from '@sikud/api/react'
import type { CurrentUser } from '@sikud/api'
import { ViewAsBar } from '@sikud/ui/role'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFleetClient } from '../services.ts'

const SECOND_MS = 1000

type ViewAsPartProps = { view: NonNullable<CurrentUser['view_as']> }

/** Shows the bar of "Lihat sebagai" (viewing as another role); reloads all data when the time for viewing is over. */
export function ViewAsPart({ view }: ViewAsPartProps) {
  const client = useFleetClient()
  const renew = useRenewAll()
  const secondsLeft = useSecondsLeft(view.until)
  const isOver = secondsLeft <= 0
  const { mutate, isPending } = useMutation({
    ...client.mutation('endViewAs'),
    onSuccess: renew,
  })
  useEffect(() => {
    if (isOver) void renew()
  }, [isOver, renew])
  if (isOver) return null
  return (
    <ViewAsBar role={view.role.name} secondsLeft={secondsLeft} ending={isPending} onEnd={() => mutate()} />
  )
}

/** Returns how many seconds remain until a time (ISO 8601), measured by the server's clock. */
function useSecondsLeft(until: string): number {
  const client = useFleetClient()
  const [now, setNow] = useState(() => client.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [client])
  return Math.ceil((Date.parse(until) - now) / SECOND_MS)
}
