import Link from '@mui/material/Link'
import type { Vehicle } from '@sikud/api'

/** Returns the line of a detail card that names the depot; none where the server has no depots. */
export function groupItem(group: Vehicle['group'], to: string | undefined, label: string) {
  if (!group) return []
  return [{ label, value: to === undefined ? group.name : <Link href={to}>{group.name}</Link> }]
}
