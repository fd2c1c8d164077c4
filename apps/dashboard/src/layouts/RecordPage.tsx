import type { Id } from '@sikud/api'
import type { Texts } from '../locales/id.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { LoadedPage, type LoadedPageProps } from './LoadedPage.tsx'

type Kinds = typeof paths & Texts['navigation']

/** A kind of record with a list and a detail page. */
type RecordKind = { [Kind in keyof Kinds]: Kinds[Kind] extends { of: unknown } ? Kind : never }[keyof Kinds]

type RecordPageProps<Row> = Omit<LoadedPageProps<Row>, 'breadcrumbs' | 'listTo'> & {
  kind: RecordKind
  /** The name of the record in the breadcrumbs; undefined until the record is loaded. */
  name: string | undefined
  /** Set for a page below the detail page, such as a form. `title` is the last breadcrumb, the name of this page. */
  below?: { id: Id; title: string }
}

/** Renders the page of one record. Its breadcrumbs link to the list; with `below` they also link to the detail page. */
export function RecordPage<Row>({ kind, name, below, ...rest }: RecordPageProps<Row>) {
  const { navigation } = useTexts()
  const { list, detail } = paths[kind]
  const breadcrumbs = [
    { title: navigation[kind], to: list },
    ...(name === undefined ? [] : [{ title: name, to: below && detail(below.id) }]),
    ...(below ? [{ title: below.title }] : []),
  ]
  return <LoadedPage breadcrumbs={breadcrumbs} listTo={list} {...rest} />
}
