import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { DataList } from './DataList.tsx'
import type { DataListProps } from './DataListProps.ts'
import { initialListView } from './ListView.ts'
import { storyColumns, storyFilters, storyRows, type StoryRow } from './storyRows.ts'

/** Renders a list that stores its view in local state. The dashboard stores it in the URL instead. */
function StoryList(props: DataListProps<StoryRow>) {
  const [view, setView] = useState(props.view)
  const [visible, setVisible] = useState(props.visibleColumns)
  return (
    <DataList
      {...props}
      view={view}
      onViewChange={(next) => {
        props.onViewChange?.(next)
        setView(next)
      }}
      visibleColumns={visible}
      onVisibleColumnsChange={setVisible}
    />
  )
}

const rowTo = (row: StoryRow) => `/barang/${row.id}`
const getRowId = (row: StoryRow) => row.id

/** Default arguments of the stories: seven rows and three columns. */
const storyListArgs: DataListProps<StoryRow> = {
  label: 'Daftar Barang',
  noun: 'barang',
  rows: storyRows(7),
  columns: storyColumns,
  filters: storyFilters,
  visibleColumns: ['code', 'place', 'amount'],
  onVisibleColumnsChange: fn(),
  view: initialListView,
  onViewChange: fn(),
  onRetry: fn(),
  rowTo,
  getRowId,
  emptyState: <EmptyState title="Belum ada barang" text="Barang yang dicatat muncul di sini." />,
}

/** Settings that all stories of the list share. */
export const storyListMeta = {
  component: DataList<StoryRow>,
  render: StoryList,
  args: storyListArgs,
} satisfies Meta<typeof DataList<StoryRow>>

/** A story of the list. */
export type ListStory = StoryObj<typeof storyListMeta>
