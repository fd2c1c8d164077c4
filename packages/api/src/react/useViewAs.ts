'use client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CurrentUser } from '../models.ts'
import { useFleetClient } from './FleetApp.ts'
import { useRenewAll } from './useRenewAll.ts'

const SECOND_MS = 1000

/**
 * Returns the time left for viewing as another role, and the action that ends it. Reloads all data when the time is over.
 */
export function useViewAs({ until }: NonNullable<CurrentUser['view_as']>) {
  const client = useFleetClient()
  const renew = useRenewAll()
  const [now, setNow] = useState(() => client.serverNow())
  const secondsLeft = Math.ceil((Date.parse(until) - now) / SECOND_MS)
  const isOver = secondsLeft <= 0
  const { mutate, isPending } = useMutation({ ...client.mutation('endViewAs'), onSuccess: renew })
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [client])
  useEffect(() => {
    if (isOver) void renew()
  }, [isOver, renew])
  return { secondsLeft, ending: isPending, onEnd: () => mutate() }
}
