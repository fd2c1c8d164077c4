import { useListAsLeft } from '@sikud/api/react'
import { Page as KitPage } from '@sikud/ui'
import type { ComponentProps } from 'react'

/** Renders a page: header, content and the title of the browser's tab. A breadcrumb opens a list as the user left it. */
export function Page({ breadcrumbs, ...rest }: ComponentProps<typeof KitPage>) {
  const asLeft = useListAsLeft()
  const steps = breadcrumbs?.map((step) => ({ ...step, ...(step.to && { to: asLeft(step.to) }) }))
  return <KitPage breadcrumbs={steps} {...rest} />
}
