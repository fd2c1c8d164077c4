import { queryOptions } from '@tanstack/react-query'
import type { MutationKey, QueryKey } from '@tanstack/react-query'
import type { ArchiveInput, Id, WriteResult } from '../models.ts'
import type { CallOptions, ListOptions } from '../readResponse.ts'

interface Reads<List, Detail> {
  list: (options: ListOptions) => Promise<List>
  detail: (id: Id, options: CallOptions) => Promise<Detail>
}

interface Writes<Input> {
  create: (input: Input) => Promise<WriteResult>
  update: (id: Id, input: Input, options: CallOptions) => Promise<WriteResult>
  remove: (id: Id) => Promise<WriteResult>
}

/** Returns the TanStack Query options for the list of one kind of record, such as devices, and for one record. */
export function recordQueries<List, Detail>(kind: string, calls: Reads<List, Detail>) {
  return {
    /** The list without archived records; `archived` asks for them (`ListOptions`). */
    list: (archived?: ListOptions['archived']) =>
      queryOptions({
        queryKey: archived ? [kind, 'list', archived] : [kind, 'list'],
        queryFn: ({ signal }) => calls.list({ signal, archived }),
      }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: [kind, 'detail', String(id)],
        queryFn: ({ signal }) => calls.detail(id, { signal }),
        // `versionOf` looks up the version by object. If a reload returns equal data, structural sharing would keep the
        // old object, and `versionOf` would return the old version.
        structuralSharing: false,
      }),
  }
}

/**
 * Returns the mutations of one kind of record. `shownIn` has the keys of other queries that contain data of these
 * records, such as their names: an update makes these queries stale too.
 */
export function recordMutations<Input>(kind: string, calls: Writes<Input>, shownIn: QueryKey[] = []) {
  return {
    create: () => mutation([kind, 'create'], (input: Input) => calls.create(input), [[kind]]),
    /** `version` is the version of the record that the user edited, from `versionOf`. */
    update: (id: Id, version?: string) =>
      mutation([kind, 'update', String(id)], (input: Input) => calls.update(id, input, { version }), [
        [kind],
        ...shownIn,
      ]),
    // A deletion invalidates only the list: an invalidated detail query would request the deleted record again.
    remove: (id: Id) => mutation([kind, 'remove', String(id)], () => calls.remove(id), [[kind, 'list']]),
  }
}

/** Returns the mutations that archive and restore one kind of record (extension `archive`). */
export function archiveMutations(
  kind: string,
  calls: {
    archive: (id: Id, input: ArchiveInput) => Promise<WriteResult>
    restore: (id: Id) => Promise<WriteResult>
  },
  shownIn: QueryKey[] = [],
) {
  const stale = [[kind], ['group'], ...shownIn]
  return {
    archive: (id: Id) =>
      mutation([kind, 'archive', String(id)], (input: ArchiveInput) => calls.archive(id, input), stale),
    restore: (id: Id) => mutation([kind, 'restore', String(id)], () => calls.restore(id), stale),
  }
}

/** Returns options for `useMutation`. `meta.invalidates` has the keys of the queries that the write makes stale. */
export function mutation<Result, Input = void>(
  mutationKey: MutationKey,
  mutationFn: (input: Input) => Promise<Result>,
  invalidates: QueryKey[],
) {
  return { mutationKey, mutationFn, meta: { invalidates } }
}
