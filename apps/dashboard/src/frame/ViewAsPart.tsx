import type { CurrentUser } from '@sikud/api'
import { viewAsMutations } from '@sikud/api/queries'
import { ViewAsBar } from '@sikud/ui/role'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRenewAll } from '../authority/useRenewAll.ts'
import { useFleetClient } from '../services.ts'

const SECOND_MS = 1000

type ViewAsPartProps = { view: NonNullable<CurrentUser['view_as']> }

/** The bar of "Lihat sebagai"; at the end of the time it loads everything again. */
export function ViewAsPart({ view }: ViewAsPartProps) {
  const client = useFleetClient()
  const renew = useRenewAll()
  const secondsLeft = useSecondsLeft(view.until)
  const isOver = secondsLeft <= 0
  const { mutate, isPending } = useMutation({
    ...viewAsMutations(client).end(),
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

/** Returns the seconds until a time, by the server's clock. */
function useSecondsLeft(until: string): number {
  const client = useFleetClient()
  const [now, setNow] = useState(() => client.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [client])
  return Math.ceil((Date.parse(until) - now) / SECOND_MS)
}
