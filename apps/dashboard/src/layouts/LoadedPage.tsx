import { isStatus, useListAsLeft } from '@sikud/api/react'
import { RecordPage } from '@sikud/ui'
import type { ComponentProps } from 'react'
import { useCrumbsAsLeft } from './Page.tsx'

export type LoadedPageProps<Row> = Omit<ComponentProps<typeof RecordPage<Row>>, 'missing'>

/** Renders the data of a query; see `RecordPage` of `@sikud/ui`. Links to lists open them as the user left them. */
export function LoadedPage<Row>({ breadcrumbs, listTo, ...rest }: LoadedPageProps<Row>) {
  const asLeft = useListAsLeft()
  const crumbsAsLeft = useCrumbsAsLeft()
  return (
    <RecordPage
      breadcrumbs={crumbsAsLeft(breadcrumbs)}
      listTo={asLeft(listTo)}
      missing={isStatus(rest.query.error, 404)}
      {...rest}
    />
  )
}
