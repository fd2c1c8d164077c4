/** Which sessions are shown; days as `2026-11-20` in the user's zone, records by their key (see `referenceKey`). */
export interface SessionFilter {
  from?: string | undefined
  to?: string | undefined
  vehicle?: string | undefined
  driver?: string | undefined
  device?: string | undefined
  /** Only sessions without a start, which belong to no day. */
  untimed?: true | undefined
  /** Kilometres at least. */
  atLeast?: number | undefined
}

/** What takes every rule away; whether sessions have times is no rule but an entry of its own. */
export const noFilter: SessionFilter = {
  from: undefined,
  to: undefined,
  vehicle: undefined,
  driver: undefined,
  device: undefined,
  atLeast: undefined,
}

/** What names a vehicle, driver or device of a session: its id, else what people call it. */
export function referenceKey(
  reference: { id?: string | number; number?: string; name?: string } | null | undefined,
): string | undefined {
  const key = reference?.id ?? reference?.number ?? reference?.name
  return key === undefined ? undefined : String(key)
}

/** Whether a filter has any rule. */
export function isFiltering(filter: SessionFilter): boolean {
  return ruleCount(filter) > 0
}

/** How many rules a filter has; its days are one. */
export function ruleCount({ from, to, vehicle, driver, device, atLeast }: SessionFilter): number {
  return [from ?? to, vehicle, driver, device, atLeast].filter((rule) => rule !== undefined).length
}
