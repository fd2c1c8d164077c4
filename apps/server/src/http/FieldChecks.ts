import type { Message } from '../locales/messages.ts'
import { type FieldErrors, unprocessable } from './HttpError.ts'

/** Collects the errors of all fields of a body, to report them at once. */
export class FieldChecks {
  private readonly errors: FieldErrors = {}

  /** Adds an error to a field unless `ok`; only the first error of a field is kept. */
  expect(ok: boolean, field: string, message: Message): this {
    if (!ok) this.errors[field] ??= [message]
    return this
  }

  /** Throws 422 when there is an error. */
  throwIfAny(): void {
    if (Object.keys(this.errors).length > 0) throw unprocessable(this.errors)
  }
}
