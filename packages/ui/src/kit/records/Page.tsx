'use client'

import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { type Breadcrumb, PageHeader } from '../PageHeader/PageHeader.tsx'
import { useShellTexts } from '../texts.ts'

export interface PageProps {
  title: string
  /** The default is the title only. */
  breadcrumbs?: Breadcrumb[] | undefined
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** Renders a page: header, content and the title of the browser's tab. */
export function Page({ title, breadcrumbs = [{ title }], actions, children }: PageProps) {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />
      {children}
    </>
  )
}

/** Renders a page whose content fills the window, such as a map. Only screen readers read its title. */
export function WorkspacePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <>
      <Box component="h1" sx={{ ...visuallyHidden, m: 0 }}>
        {title}
      </Box>
      {children}
    </>
  )
}

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  const { product } = useShellTexts()
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
}
