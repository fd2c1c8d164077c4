import { mayCall, useMe, usePageWrite } from '@sikud/api/react'
import type { GpsSession } from '@sikud/api'
import { useConfirm, useFormat } from '@sikud/ui'
import { unitName } from '@sikud/ui/format'
import { useFleetClient, useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/**
 * Returns the function that asks for confirmation and deletes a trip; undefined on a base server, or if the user
 * may not. `onDeleted` is called after the deletion.
 */
export function useTripDeletion(): ((trip: GpsSession, onDeleted: () => void) => void) | undefined {
  const { report } = useTexts()
  const { isBase } = useServices().server
  const me = useMe()
  const confirm = useConfirm()
  const format = useFormat()
  const { mutateAsync, isPending } = usePageWrite(useFleetClient().mutation('deleteSession'))
  if (isBase || !mayCall(me, 'deleteSession')) return undefined
  const ask = async (trip: GpsSession, onDeleted: () => void) => {
    if (trip.id === undefined || isPending) return
    const name = [unitName(trip), trip.start.time && format.dateTime(trip.start.time)]
    const isConfirmed = await confirm({
      title: report.deletion,
      text: report.deletionText(name.filter(Boolean).join(', '), format.distance(trip.distance)),
      detail: trip.source === 'tracker' ? report.deletionOfTracker : report.deletionOfImport,
      confirm: report.deletionConfirm,
      destructive: true,
    })
    if (!isConfirmed) return
    await mutateAsync({ id: trip.id }).then(onDeleted, () => {}) // the query client shows the error
  }
  return (trip, onDeleted) => void ask(trip, onDeleted)
}
