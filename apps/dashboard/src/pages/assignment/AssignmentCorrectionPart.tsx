import { useAssignmentCorrection } from '@sikud/api/react'
import type { Assignment, AssignmentCorrection, AssignmentPlan, Id } from '@sikud/api'
import { useConfirm, useFormat } from '@sikud/ui'
import { CorrectionDialog, useAssignmentTexts } from '@sikud/ui/assignment'
import { AssignmentPreview } from './AssignmentPreview.tsx'

const preview = (plan: AssignmentPlan) => <AssignmentPreview plan={plan} />

/** Corrects a period of a device: asks what it had, asks again before the history is replaced, and saves. */
export function AssignmentCorrectionPart(props: {
  assignment: Assignment
  deviceId: Id
  onClose: () => void
}) {
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
