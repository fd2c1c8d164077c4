import type { AssignmentPlan } from '@sikud/api'
import { lazyPart } from '@sikud/ui/lazy'
import { useServices } from '../../services.ts'

const AssignmentPreview = lazyPart(async () => (await import('./AssignmentPreview.tsx')).AssignmentPreview)
const preview = (plan: AssignmentPlan) => <AssignmentPreview plan={plan} />

/** Returns the preview of a change of vehicle or driver; undefined on a base server. */
export function useAssignmentPreview() {
  return useServices().server.isBase ? undefined : preview
}
