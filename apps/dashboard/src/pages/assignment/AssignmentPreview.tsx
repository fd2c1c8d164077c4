import type { AssignmentPlan } from '@sikud/api'
import { assignmentQueries } from '@sikud/api/queries'
import { AssignmentNotice } from '@sikud/ui/assignment'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

/** Shows when a change that is not saved yet takes effect, and what the user should know before saving it. */
export function AssignmentPreview({ plan }: { plan: AssignmentPlan }) {
  const check = useQuery(assignmentQueries(useFleetClient()).check(plan))
  return <AssignmentNotice check={check.data} failed={check.isError} />
}
