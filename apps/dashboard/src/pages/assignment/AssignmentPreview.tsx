import { useAssignmentCheck } from '@sikud/api/react'
import type { AssignmentPlan } from '@sikud/api'
import { AssignmentNotice } from '@sikud/ui/assignment'

/** Shows when a change that is not saved yet takes effect, and what the user should know before saving it. */
export function AssignmentPreview({ plan }: { plan: AssignmentPlan }) {
  return <AssignmentNotice {...useAssignmentCheck(plan)} />
}
