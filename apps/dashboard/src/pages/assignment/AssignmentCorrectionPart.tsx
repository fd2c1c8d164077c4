import { versionOf } from '@sikud/api'
import type { Assignment, AssignmentCorrection, AssignmentPlan, Id } from '@sikud/api'
import { assignmentMutations, deviceQueries, driverQueries, vehicleQueries } from '@sikud/api/queries'
import { useConfirm, useFormat } from '@sikud/ui'
import { CorrectionDialog, useAssignmentTexts } from '@sikud/ui/assignment'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'
import { AssignmentPreview } from './AssignmentPreview.tsx'

interface AssignmentCorrectionPartProps {
  assignment: Assignment
  deviceId: Id
  onClose: () => void
}

const preview = (plan: AssignmentPlan) => <AssignmentPreview plan={plan} />

/** Corrects a period of a device: asks what it had, asks again before the history is replaced, and saves. */
export function AssignmentCorrectionPart({ assignment, deviceId, onClose }: AssignmentCorrectionPartProps) {
  const client = useFleetClient()
  const texts = useAssignmentTexts()
  const confirm = useConfirm()
  const { dateTime } = useFormat()
  const device = useQuery(deviceQueries(client).detail(deviceId))
  const { mutateAsync } = useMutation(assignmentMutations(client).correct(deviceId, versionOf(device.data)))

  async function submit(correction: AssignmentCorrection) {
    const text = texts.question(dateTime(correction.from), dateTime(correction.to))
    if (!(await confirm({ text }))) return
    await mutateAsync(correction)
    onClose()
  }

  return (
    <CorrectionDialog
      assignment={assignment}
      vehicles={useQuery(vehicleQueries(client).list())}
      drivers={useQuery(driverQueries(client).list())}
      preview={preview}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
