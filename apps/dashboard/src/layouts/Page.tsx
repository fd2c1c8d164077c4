import { useListAsLeft } from '@sikud/api/react'
import { type Breadcrumb, Page as KitPage } from '@sikud/ui'
import type { ComponentProps } from 'react'

/** Renders a page: header, content and the title of the browser's tab. A breadcrumb opens a list as the user left it. */
export function Page({ breadcrumbs, ...rest }: ComponentProps<typeof KitPage>) {
  const asLeft = useCrumbsAsLeft()
  return <KitPage breadcrumbs={breadcrumbs && asLeft(breadcrumbs)} {...rest} />
}

/** Returns the function that makes breadcrumbs open lists as the user left them. */
export function useCrumbsAsLeft() {
  const asLeft = useListAsLeft()
  return (crumbs: readonly Breadcrumb[]) =>
    crumbs.map((step) => ({ ...step, ...(step.to && { to: asLeft(step.to) }) }))
}
