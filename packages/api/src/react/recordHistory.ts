'use client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '../client/OperationInput.ts'
import type { Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetApp, useFleetClient, useQuestion, useRecordTexts } from './FleetApp.ts'
import { mayCall } from './permissions.ts'
import { undoRun } from './queryClient.ts'
import { readPages } from './readPages.ts'
import { useSearch } from './useSearch.ts'

type HistoryOperation = Extract<OperationId, `list${string}History`>

/** The kinds of records that have a history. */
export type HistoryKind = HistoryOperation extends `list${infer Kind}History` ? Uncapitalize<Kind> : never

function historyOf(kind: HistoryKind): HistoryOperation {
  return `list${kind.charAt(0).toUpperCase()}${kind.slice(1)}History` as HistoryOperation // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the kinds are the names between `list` and `History`
}

/** Loads the changes of one record, newest first: the props of `AuditLog` of `@sikud/ui/audit`. */
export function useRecordHistory(kind: HistoryKind, id: Id) {
  const { rows, load } = readPages(useInfiniteQuery(useFleetClient().pages(historyOf(kind), { id })))
  return { entries: rows, ...load }
}

/** Returns the function that asks whether to undo a change, and undoes it; undefined if the user may not change anything. */
export function useUndo(): ((run: number) => Promise<void>) | undefined {
  const { client, isBase } = useFleetApp()
  const me = useMe()
  const ask = useQuestion()
  const { undo } = useRecordTexts()
  const queryClient = useQueryClient()
  if (isBase || me?.view_as) return undefined
  return async (run) => {
    if (await ask({ text: undo.question, confirm: undo.label })) await undoRun(queryClient, client, run)
  }
}

/** Loads the users who viewed the data of a driver, newest first: the props of `AccessList` of `@sikud/ui/audit`. */
export function useDriverAccess(id: Id) {
  const { rows, load } = readPages(useInfiniteQuery(useFleetClient().pages('listDriverAccess', { id })))
  return { entries: rows, ...load }
}

export type RecordTab = 'detail' | 'history' | 'access'

/** Keeps the open tab of a record's page in the URL: the props of `RecordTabs` of `@sikud/ui/audit`. */
export function useRecordTabs(kind: HistoryKind) {
  const me = useMe()
  const [params, changeSearch] = useSearch()
  const tabs: RecordTab[] = ['detail', 'history']
  if (kind === 'driver' && me !== undefined && mayCall(me, 'listDriverAccess')) tabs.push('access')
  function open(tab: RecordTab) {
    changeSearch((search) => {
      if (tab === 'detail') search.delete('tab')
      else search.set('tab', tab)
      return search
    })
  }
  return { tabs, value: tabs.find((one) => one === params.get('tab')) ?? 'detail', onChange: open }
}
