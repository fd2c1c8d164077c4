import { useRoleComparison } from '@sikud/api/react'
import type { Role } from '@sikud/api'
import { RoleCompareDialog } from '@sikud/ui/role'

/** Compares a role with one that the user chooses. */
export function RoleComparePart({ role, onClose }: { role: Role; onClose: () => void }) {
  return <RoleCompareDialog {...useRoleComparison(role)} onClose={onClose} />
}
