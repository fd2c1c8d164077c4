import Link from '@mui/material/Link'
import type { Vehicle } from '@sikud/api'

/** Returns an array with the line that names the depot in a detail card; empty for a record without a depot. */
export function groupItem(group: Vehicle['group'], to: string | undefined, label: string) {
  if (!group) return []
  return [{ label, value: to === undefined ? group.name : <Link href={to}>{group.name}</Link> }]
}
