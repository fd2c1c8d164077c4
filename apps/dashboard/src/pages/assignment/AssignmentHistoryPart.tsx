import { useAssignmentHistory } from '@sikud/api/react'
import type { Assignment, Id } from '@sikud/api'
import { AssignmentHistory } from '@sikud/ui/assignment'
import { lazyPart } from '@sikud/ui/lazy'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { DialogFailed } from './DialogFailed.tsx'

// Few users correct a period, so its form loads on demand.
const Correction = lazyPart(
  async () => (await import('./AssignmentCorrectionPart.tsx')).AssignmentCorrectionPart,
  { Failed: DialogFailed },
)

/** Lists which vehicle and driver a device had when, and opens the correction of a period. */
export function AssignmentHistoryPart({ kind, id }: { kind: 'device' | 'vehicle' | 'driver'; id: Id }) {
  const { history, mayCorrect } = useAssignmentHistory(kind, id)
  const [corrected, setCorrected] = useState<Assignment>()
  const deviceId = corrected?.device.id
  return (
    <>
      <AssignmentHistory
        of={kind}
        {...history}
        deviceTo={paths.device.detail}
        vehicleTo={paths.vehicle.detail}
        driverTo={paths.driver.detail}
        onCorrect={mayCorrect ? setCorrected : undefined}
      />
      {corrected && deviceId !== undefined && (
        <Correction assignment={corrected} deviceId={deviceId} onClose={() => setCorrected(undefined)} />
      )}
    </>
  )
}
