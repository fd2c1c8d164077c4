import { mayCall, useMe } from '@sikud/api/react'
import type { Assignment, Id } from '@sikud/api'
import { AssignmentHistory } from '@sikud/ui/assignment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { AssignmentCorrectionPart } from './AssignmentCorrectionPart.tsx'

const assignmentsOf = {
  device: 'listDeviceAssignments',
  vehicle: 'listVehicleAssignments',
  driver: 'listDriverAssignments',
} as const

/** Lists which vehicle and driver a device had when, and opens the correction of a period. */
export function AssignmentHistoryPart({ kind, id }: { kind: keyof typeof assignmentsOf; id: Id }) {
  const me = useMe()
  const history = useQuery(useFleetClient().query(assignmentsOf[kind], { id }))
  const [corrected, setCorrected] = useState<Assignment>()
  return (
    <>
      <AssignmentHistory
        of={kind}
        assignments={history.data}
        error={history.error?.message}
        onRetry={() => void history.refetch()}
        deviceTo={paths.device.detail}
        vehicleTo={paths.vehicle.detail}
        driverTo={paths.driver.detail}
        onCorrect={mayCall(me, 'correctAssignments') ? setCorrected : undefined}
      />
      {corrected?.device.id !== undefined && (
        <AssignmentCorrectionPart
          assignment={corrected}
          deviceId={corrected.device.id}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </>
  )
}
