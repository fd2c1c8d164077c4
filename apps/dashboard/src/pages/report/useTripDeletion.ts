import type { GpsSession } from '@sikud/api'
import { sessionMutations } from '@sikud/api/queries'
import { useConfirm, useFormat } from '@sikud/ui'
import { mayCall } from '../../authority/operations.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useTexts } from '../../texts.tsx'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from '../account/usePageWrite.ts'

/**
 * Returns the function that asks for confirmation and deletes a trip; undefined if the server cannot delete trips, or
 * the user may not. `onDeleted` is called after the deletion.
 */
export function useTripDeletion(): ((trip: GpsSession, onDeleted: () => void) => void) | undefined {
  const { report } = useTexts()
  const { features } = useServices().config
  const me = useMe()
  const confirm = useConfirm()
  const format = useFormat()
  const { mutateAsync, isPending } = usePageWrite(sessionMutations(useFleetClient()).remove())
  if (!features.has('tripDelete') || !mayCall(me, 'deleteSession')) return undefined
  const ask = async (trip: GpsSession, onDeleted: () => void) => {
    if (trip.id === undefined || isPending) return
    const name = [
      trip.vehicle?.number ?? trip.device?.name,
      trip.start.time && format.dateTime(trip.start.time),
    ]
    const isConfirmed = await confirm({
      title: report.deletion,
      text: report.deletionText(name.filter(Boolean).join(', '), format.distance(trip.distance)),
      detail: trip.source === 'tracker' ? report.deletionOfTracker : report.deletionOfImport,
      confirm: report.deletionConfirm,
      destructive: true,
    })
    if (!isConfirmed) return
    await mutateAsync(trip.id).then(onDeleted, () => {}) // the query client shows the error
  }
  return (trip, onDeleted) => void ask(trip, onDeleted)
}
