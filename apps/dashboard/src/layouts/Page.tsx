import { PageHeader } from '@sikud/ui'
import type { Breadcrumb } from '@sikud/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from './usePageTitle.ts'

type PageProps = { title: string; breadcrumbs?: Breadcrumb[]; actions?: ReactNode; children: ReactNode }

/** A page of the app: its header, its name in the browser's tab, its content. */
export function Page({ title, breadcrumbs = [{ title }], actions, children }: PageProps) {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />
      {children}
    </>
  )
}
