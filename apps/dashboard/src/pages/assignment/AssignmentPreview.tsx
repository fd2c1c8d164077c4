import type { AssignmentPlan } from '@sikud/api'
import { AssignmentNotice } from '@sikud/ui/assignment'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

/** Shows when a change that is not saved yet takes effect, and what the user should know before saving it. */
export function AssignmentPreview({ plan }: { plan: AssignmentPlan }) {
  const { deviceId, vehicleId, driverId, ...times } = plan
  const check = useQuery(
    useFleetClient().query('checkAssignment', {
      device_id: deviceId,
      vehicle_id: vehicleId ?? undefined,
      driver_id: driverId ?? undefined,
      ...times,
    }),
  )
  return <AssignmentNotice check={check.data} failed={check.isError} />
}
