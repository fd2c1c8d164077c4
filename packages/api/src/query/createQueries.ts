import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { operations } from '../__generated__/operations.ts'
import type { FleetClient } from '../client/createFleetClient.ts'
import type { OperationFacts } from '../client/OperationFacts.ts'
import type { OperationId, OperationInput } from '../client/OperationInput.ts'
import type { OperationResult } from '../client/responses.ts'
import type { Page } from '../models.ts'
import { tripQueries } from './tripQueries.ts'

type Facts = typeof operations
/** The name of an operation that only reads. */
export type ReadOperation = {
  [Op in OperationId]: Facts[Op]['method'] extends 'GET' ? Op : never
}[OperationId]
/** The name of an operation that returns a list in pages. */
export type PagedOperation = {
  [Op in ReadOperation]: OperationResult<Op> extends Page<infer _>
    ? 'cursor' extends keyof OperationInput<Op>
      ? Op
      : never
    : never
}[ReadOperation]

type Input<Op extends OperationId> =
  Partial<OperationInput<Op>> extends OperationInput<Op>
    ? [input?: OperationInput<Op> | null]
    : [input: OperationInput<Op> | null]
type Rest<Op extends OperationId, Known> = Op extends OperationId
  ? Omit<OperationInput<Op>, keyof Known>
  : never
type Variables<Op extends OperationId, Known> =
  Partial<Rest<Op, Known>> extends Rest<Op, Known> ? Rest<Op, Known> | void : Rest<Op, Known>

/** The options of `useQuery` for an operation that reads. */
export type ReadQuery<Result> = Omit<UseQueryOptions<Result, Error, Result>, 'queryFn'> & {
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>
}

/** A write, for `refreshAfter`. `input` has at least the id of the record. */
export interface Write {
  operation: OperationId
  input: object
}

/** Time in ms for which data that rarely changes is used from the cache without a new request. */
const RARELY_MS = 3_600_000
const rarelyChanging = new Set<OperationId>([
  'listAccessGroups',
  'listBrands',
  'getBrand',
  'listProvinces',
  'getProvince',
  'getRegency',
  'getDistrict',
])

/** Operations that delete their record, although they are no `DELETE`. */
const deleting = new Set<OperationId>(['rejectUser'])

/** The options of TanStack Query for the operations of the contract. */
export type FleetQueries = ReturnType<typeof createQueries>

/** Returns the options of TanStack Query for the operations of the contract. Each key is `[operation, input]`. */
export function createQueries(client: FleetClient) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types below check operation and input
  const request = client.request as (
    operation: OperationId,
    input?: object,
    options?: object,
  ) => Promise<never>
  /** Returns the options of `useQuery` for an operation that reads. Sends no request while the input is null. */
  function query<Op extends ReadOperation>(
    operation: Op,
    ...[input]: Input<Op>
  ): ReadQuery<OperationResult<Op>> {
    return {
      queryKey: keyOf(operation, input ?? undefined),
      queryFn: ({ signal }) => request(operation, input ?? undefined, { signal }),
      ...(input === null && { enabled: false }),
      ...(rarelyChanging.has(operation) && { staleTime: RARELY_MS }),
    }
  }

  /** Returns the options of `useInfiniteQuery` for an operation that returns a list in pages. */
  function pages<Op extends PagedOperation>(operation: Op, input: Omit<OperationInput<Op>, 'cursor'>) {
    return {
      queryKey: [...keyOf(operation, input), 'pages'],
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
        request(operation, { ...input, cursor: pageParam }, { signal }) as Promise<OperationResult<Op>>,
      // oxlint-disable-next-line unicorn/no-useless-undefined -- its type is that of the later cursors
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }: OperationResult<Op>) => next,
    }
  }

  /**
   * Returns the options of `useMutation` for an operation that writes. The variables of the mutation are the input
   * that is not `known` yet. `meta.write` is for `refreshAfter`.
   */
  function mutation<Op extends OperationId, Known extends Partial<OperationInput<Op>> = object>(
    operation: Op,
    known?: Known,
  ) {
    return {
      mutationKey: keyOf(operation, known),
      mutationFn: (rest: Variables<Op, Known>): Promise<OperationResult<Op>> =>
        request(operation, Object.assign({}, known, rest)),
      meta: { write: { operation, input: { ...known } } satisfies Write },
    }
  }

  return { query, pages, mutation, trips: tripQueries(client) }
}

/** Returns the key of a query. An id as a number and the same id as a text have the same key. */
export function keyOf(operation: OperationId, input: object | undefined): QueryKey {
  if (input === undefined) return [operation]
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : (value as unknown),
  ])
  return texts.length === 0 ? [operation] : [operation, Object.fromEntries(texts)]
}

/**
 * Marks the queries that a write made stale: those of its own tag and of the tags in `x-changes` of the contract, or
 * none if `x-changes` is empty. The queries on screen load again. Queries about a deleted record are removed, and not
 * requested again. Call it with the `meta` and the variables of each mutation that succeeded; it ignores mutations that
 * `mutation` did not make.
 */
export async function refreshAfter(
  queryClient: QueryClient,
  meta: Record<string, unknown> | undefined,
  variables?: unknown,
): Promise<void> {
  const write = meta?.['write']
  if (!isWrite(write)) return
  const { operation } = write
  const { method, path, tag, changes }: OperationFacts = operations[operation]
  const deletedId = idOf(write.input) ?? idOf(variables)
  const changed = new Set(changes?.length === 0 ? [] : [tag, ...(changes ?? [])])
  const recordPath = deleting.has(operation) ? path.slice(0, path.lastIndexOf('/')) : path
  const deletes = (method === 'DELETE' || deleting.has(operation)) && recordPath.endsWith('/{id}')

  const isChanged = (query: { queryKey: QueryKey }) => changed.has(factsOf(query)?.tag ?? '')
  const isDeleted = (query: { queryKey: QueryKey }) => {
    const about = factsOf(query)?.path ?? ''
    return (
      deletes &&
      (`${about}/`.startsWith(`${recordPath}/`) || about.endsWith(recordPath)) &&
      idOf(query.queryKey[1]) === deletedId
    )
  }
  queryClient.removeQueries({ type: 'inactive', predicate: isDeleted })
  await queryClient.invalidateQueries({ predicate: isDeleted, refetchType: 'none' })
  await queryClient.invalidateQueries({ predicate: (query) => isChanged(query) && !isDeleted(query) })
}

/** Returns the facts of the operation in the key of a query; undefined for a query of another kind. */
function factsOf({ queryKey: [name] }: { queryKey: QueryKey }): OperationFacts | undefined {
  const all: Record<string, OperationFacts> = operations
  return typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined
}

function isWrite(value: unknown): value is Write {
  return typeof value === 'object' && value !== null && 'operation' in value
}

function idOf(input: unknown): string | undefined {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : undefined
}
