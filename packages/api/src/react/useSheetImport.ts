'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Id, ImportInput, ImportKind } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetApp } from './FleetApp.ts'
import { useGroups } from './groups.ts'
import { mayCall } from './permissions.ts'
import { useSearch } from './useSearch.ts'
import { silently, usePageWrite } from './usePageWrite.ts'

/** Interval at which the progress of an import is read. */
const PROGRESS_MS = 1000

const operationsOf = {
  vehicle: ['createVehicle', 'updateVehicle'],
  device: ['createDevice', 'updateDevice'],
  driver: ['createDriver', 'updateDriver'],
} as const

/** Returns the kinds of sheets that the user may import: those whose records they may create or change. */
export function useImportKinds(): ImportKind[] {
  const { isBase } = useFleetApp()
  const me = useMe()
  if (isBase) return []
  const single = (['vehicle', 'device', 'driver'] as const).filter((kind) =>
    operationsOf[kind].some((operation) => mayCall(me, operation)),
  )
  return single.length === 3 ? [...single, 'fleet'] : single
}

/** Loads the values that rows of a sheet can name: the depots, and the brands with their types. */
export function useImportChoices() {
  const { client } = useFleetApp()
  const queryClient = useQueryClient()
  const groups = useGroups()
  return async () => {
    const brands = await queryClient.fetchQuery(client.query('listBrands'))
    const details = await Promise.all(
      brands.slice(0, MOST_BRANDS).map(({ id }) => queryClient.fetchQuery(client.query('getBrand', { id }))),
    )
    return {
      brand: brands.map(({ name }) => name),
      type: details.flatMap(({ name, type }) => (type?.data ?? []).map((one) => `${name}: ${one.name}`)),
      depot: (groups?.data ?? []).map(({ name }) => name),
    }
  }
}

/** Number of brands whose types a template lists; each one needs a request. */
const MOST_BRANDS = 50

/** Returns the state and the requests of an import: check, start, progress and cancel. */
export function useSheetImport() {
  const { client } = useFleetApp()
  const queryClient = useQueryClient()
  // The URL names the import, so that a reload shows its progress.
  const [params, changeSearch] = useSearch()
  const id = params.get('run')
  const setId = (next: Id | null) =>
    changeSearch(
      (search) => {
        if (next === null) search.delete('run')
        else search.set('run', String(next))
        return search
      },
      { replace: true },
    )
  const check = usePageWrite(silently(client.mutation('checkImport')))
  const start = usePageWrite(silently(client.mutation('startImport')))
  const cancel = usePageWrite(client.mutation('cancelImport', { id: id ?? 0 }))
  const undo = usePageWrite(client.mutation('undoChange'))
  const { data: run = null } = useQuery({
    ...client.query('getImport', { id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? PROGRESS_MS : false),
  })
  const isEnded = run !== null && run.state !== 'running'
  useEffect(() => {
    // The imported records can be in any list.
    if (isEnded)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getImport' })
  }, [isEnded, queryClient])
  return {
    run: id === null ? null : run,
    check: (body: ImportInput) => check.mutateAsync({ body }),
    start: async (body: ImportInput) => setId((await start.mutateAsync({ body })).data?.id ?? null),
    cancel: () => cancel.mutate(),
    undo: () => {
      const change = run?.change_id
      if (change === null || change === undefined) return
      undo.mutate(
        { id: change },
        { onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['getImport'] }) },
      )
    },
    forget: () => setId(null),
  }
}
