import { useListAsLeft } from '@sikud/api/react'
import { PageHeader } from '@sikud/ui'
import type { Breadcrumb } from '@sikud/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

type PageProps = { title: string; breadcrumbs?: Breadcrumb[]; actions?: ReactNode; children: ReactNode }

/** Renders a page: header, content and the title of the browser's tab. A breadcrumb opens a list as the user left it. */
export function Page({ title, breadcrumbs = [{ title }], actions, children }: PageProps) {
  usePageTitle(title)
  const asLeft = useListAsLeft()
  const steps = breadcrumbs.map((step) => (step.to === undefined ? step : { ...step, to: asLeft(step.to) }))
  return (
    <>
      <PageHeader title={title} breadcrumbs={steps} actions={actions} />
      {children}
    </>
  )
}

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · SIKUD`
  }, [title])
}
