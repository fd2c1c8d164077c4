import { ApiError } from '../../client/ApiError.ts'
import type { PushFailure, PushFault } from './pushState.ts'

/** An error about push that our code throws, not the SDK. */
export class PushError extends Error {
  readonly fault: PushFault
  constructor(fault: PushFault, message: string = fault) {
    super(message)
    this.name = 'PushError'
    this.fault = fault
  }
}

/** Maps the error codes of the SDK to our faults. */
const faults: Record<string, PushFault> = {
  'permission-blocked': 'blocked',
  'permission-default': 'dismissed',
  'unsupported-browser': 'unsupported',
  'indexed-db-unsupported': 'indexedDb',
  'failed-service-worker-registration': 'worker',
  'invalid-sw-registration': 'worker',
  'token-subscribe-failed': 'subscribe',
  'token-subscribe-no-token': 'noToken',
  'token-update-failed': 'update',
  'token-update-no-token': 'noToken',
  'token-unsubscribe-failed': 'unsubscribe',
  'missing-app-config-values': 'config',
}

/**
 * Converts an error of the SDK or of our code to the reason why push cannot be switched on or off. For an unknown
 * error, for example when the provider cannot be reached, the reason is `fallbackFault`.
 */
export function pushFailure(error: unknown, fallbackFault: PushFault): PushFailure {
  if (error instanceof PushError) return { fault: error.fault }
  if (error instanceof ApiError) return { fault: 'server', detail: error.message }
  const { code, customData } = fieldsOf(error)
  const known = typeof code === 'string' ? faults[code.split('/').at(-1) ?? ''] : undefined
  const fault = known ?? fallbackFault
  const { valueName } = fieldsOf(customData)
  return fault === 'config' && typeof valueName === 'string' ? { fault, detail: valueName } : { fault }
}

/** Rejects with `error` if `work` has not settled after `ms`. */
export async function within<Value>(work: Promise<Value>, ms: number, error: Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), ms)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

function fieldsOf(value: unknown): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as: the caller checks each field that it reads
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
