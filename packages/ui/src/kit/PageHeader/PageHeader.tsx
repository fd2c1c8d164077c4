'use client'

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { headings } from '../../theme/typography.ts'
import { usePageTexts } from '../texts.ts'

/** One breadcrumb. The last one is the page itself. */
export interface Breadcrumb {
  /** Text of the breadcrumb. If it is the name of a record, it is undefined while the record is loading. */
  title: string | undefined
  to?: string
}

export interface PageHeaderProps {
  title: ReactNode
  breadcrumbs: Breadcrumb[]
  /** Buttons at the right of the title, or below it if there is no space. */
  actions?: ReactNode
}

const stepStyle = {
  minWidth: 0,
  maxWidth: 'min(100%, 48ch)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
const titlePlace = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mt: 0.5,
  // The height of a select box, so that the title stays in its place when the actions come later.
  minHeight: 40,
}
const linePlace = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }

/** Renders the header of a page: breadcrumbs, title and actions. */
export function PageHeader({ title, breadcrumbs, actions }: PageHeaderProps) {
  const page = usePageTexts()
  const steps = breadcrumbs.filter((step) => step.title)
  // If space is short, the name of the record is cut off before the names of pages.
  const givesWay = Math.min(1, steps.length - 1)
  return (
    <Box sx={{ mb: { xs: 2, md: 2.5 } }}>
      <Typography
        component="nav"
        variant="body2"
        aria-label={page.breadcrumb}
        sx={{ color: 'text.secondary' }}
      >
        <Box component="ol" sx={{ ...linePlace, flexWrap: 'nowrap', listStyle: 'none', m: 0, p: 0 }}>
          {steps.map((step, index) => (
            <Fragment key={`${index} ${step.title}`}>
              {index > 0 ? <li aria-hidden>/</li> : null}
              <Box
                component="li"
                aria-current={index === steps.length - 1 ? 'page' : undefined}
                sx={stepStyle}
                style={{ flexShrink: index === givesWay ? 1000 : 1 }}
              >
                {step.to && index < steps.length - 1 ? (
                  <Link href={step.to} color="inherit" sx={{ fontWeight: 'inherit' }}>
                    <bdi title={step.title}>{step.title}</bdi>
                  </Link>
                ) : (
                  <bdi title={step.title}>{step.title}</bdi>
                )}
              </Box>
            </Fragment>
          ))}
        </Box>
      </Typography>
      <Box sx={titlePlace}>
        <Typography variant="h1" sx={{ ...headings.h1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions ? <Box sx={linePlace}>{actions}</Box> : null}
      </Box>
    </Box>
  )
}
