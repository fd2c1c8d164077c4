import type { Assignment, AssignmentCorrection, AssignmentPlan, Id } from '@sikud/api'
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
  const device = useQuery(client.query('getDevice', { id: deviceId }))
  const { mutateAsync } = useMutation(
    client.mutation('correctAssignments', { id: deviceId, version: device.data?.etag }),
  )

  async function submit(correction: AssignmentCorrection) {
    const text = texts.question(dateTime(correction.from), dateTime(correction.to))
    if (!(await confirm({ text }))) return
    await mutateAsync({ body: correction })
    onClose()
  }

  return (
    <CorrectionDialog
      assignment={assignment}
      vehicles={useQuery(client.query('listVehicles'))}
      drivers={useQuery(client.query('listDrivers'))}
      preview={preview}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
