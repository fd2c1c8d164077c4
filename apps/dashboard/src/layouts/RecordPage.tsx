import { type Breadcrumb, DraftOffer } from '@sikud/ui'
import type { Id } from '@sikud/api'
import type { ComponentProps, ReactNode } from 'react'
import type { Texts } from '../locales/id.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { CreateLink, DeletedLink } from './LinkButton.tsx'
import { LoadedPage, type LoadedPageProps } from './LoadedPage.tsx'
import { Page } from './Page.tsx'

type Kinds = typeof paths & Texts['navigation']

/** A kind of record with a list and a detail page. */
type RecordKind = { [Kind in keyof Kinds]: Kinds[Kind] extends { of: unknown } ? Kind : never }[keyof Kinds]

type Offer = ComponentProps<typeof DraftOffer>

interface ListPageProps {
  kind: RecordKind
  /** By default BUAT BARU, for users who may create such a record. */
  actions?: ReactNode
  children: ReactNode
}

/** Renders the page with the list of a kind of records. */
export function ListPage({ kind, actions = <CreateLink to={paths[kind].add} />, children }: ListPageProps) {
  const { titles, navigation } = useTexts()
  return (
    <Page
      title={titles[`${kind}List`]}
      breadcrumbs={[{ title: navigation[kind] }]}
      actions={
        <>
          <DeletedLink kind={kind} />
          {actions}
        </>
      }
    >
      {children}
    </Page>
  )
}

/** Renders the page with the form of a new record; `offer` is that of `useCreateForm`. */
export function CreatePage({
  kind,
  offer,
  children,
}: {
  kind: RecordKind
  offer: Offer
  children: ReactNode
}) {
  const { titles, navigation, crumbs } = useTexts()
  return (
    <Page
      title={titles[`${kind}Create`]}
      breadcrumbs={[{ title: navigation[kind], to: paths[kind].list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      {children}
    </Page>
  )
}

type RecordPageProps<Row> = Omit<LoadedPageProps<Row>, 'breadcrumbs' | 'listTo' | 'title'> & {
  kind: RecordKind
  /** The default is the name of the record; until it is loaded, the title of the detail page. */
  title?: string
  /** The name of the record; undefined until the record is loaded. */
  name: string | undefined
  /** Set for a page below the detail page, such as a form. `title` is the last breadcrumb, the name of this page. */
  below?: { id: Id; title: string }
}

/** Renders the page of one record. Its breadcrumbs name the kind; with `below` they link to the detail page. */
export function RecordPage<Row>({ kind, name, title, below, ...rest }: RecordPageProps<Row>) {
  const { navigation, titles } = useTexts()
  const { list, detail } = paths[kind]
  const ofKind = titles[`${kind}Detail`]
  const breadcrumbs: Breadcrumb[] = [{ title: navigation[kind], to: list }]
  if (name && below) breadcrumbs.push({ title: name, to: detail(below.id) })
  if (below) breadcrumbs.push({ title: below.title })
  else if (name) breadcrumbs.push({ title: ofKind })
  return <LoadedPage title={title ?? (name || ofKind)} breadcrumbs={breadcrumbs} listTo={list} {...rest} />
}

type EditPageProps<Row> = {
  kind: RecordKind
  id: Id
  name: string | undefined
  /** The result of `useEditForm`. */
  edit: { record: LoadedPageProps<Row>['query']; offer: Offer }
  children: (record: Row) => ReactNode
}

/** Renders the page with the form of an existing record. */
export function EditPage<Row>({ kind, id, name, edit, children }: EditPageProps<Row>) {
  const { titles, crumbs } = useTexts()
  return (
    <RecordPage
      kind={kind}
      query={edit.record}
      notice={<DraftOffer {...edit.offer} />}
      title={titles[`${kind}Edit`]}
      name={name}
      below={{ id, title: crumbs.edit }}
    >
      {children}
    </RecordPage>
  )
}
