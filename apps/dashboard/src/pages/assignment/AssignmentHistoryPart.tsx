import { useAssignmentCorrection, useAssignmentHistory } from '@sikud/api/react'
import type { Assignment, AssignmentCorrection, AssignmentPlan, Id } from '@sikud/api'
import { useConfirm, useFormat } from '@sikud/ui'
import { AssignmentHistory, CorrectionDialog, useAssignmentTexts } from '@sikud/ui/assignment'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { AssignmentPreview } from './AssignmentPreview.tsx'

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

const preview = (plan: AssignmentPlan) => <AssignmentPreview plan={plan} />

/** Corrects a period of a device: asks what it had, asks again before the history is replaced, and saves. */
function Correction(props: { assignment: Assignment; deviceId: Id; onClose: () => void }) {
  const { assignment, deviceId, onClose } = props
  const texts = useAssignmentTexts()
  const confirm = useConfirm()
  const { dateTime } = useFormat()
  const { correct, ...choices } = useAssignmentCorrection(deviceId)

  async function submit(correction: AssignmentCorrection) {
    const text = texts.question(dateTime(correction.from), dateTime(correction.to))
    if (!(await confirm({ text }))) return
    await correct({ body: correction })
    onClose()
  }

  return <CorrectionDialog {...choices} {...{ assignment, preview, onClose }} onSubmit={submit} />
}
