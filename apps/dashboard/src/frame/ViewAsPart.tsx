import { useViewAs } from '@sikud/api/react'
import type { CurrentUser } from '@sikud/api'
import { ViewAsBar } from '@sikud/ui/role'

/** Shows the bar of "Lihat sebagai" (viewing as another role) until the time for viewing is over. */
export function ViewAsPart({ view }: { view: NonNullable<CurrentUser['view_as']> }) {
  const viewing = useViewAs(view)
  return viewing.secondsLeft > 0 && <ViewAsBar role={view.role.name} {...viewing} />
}
