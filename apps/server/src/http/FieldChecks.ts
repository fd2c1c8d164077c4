import type { Message } from '../locales/messages.ts'
import { type FieldErrors, unprocessable } from './HttpError.ts'

/** Collects what is wrong with the fields of a body, so that everything is said at once. */
export class FieldChecks {
  private readonly errors: FieldErrors = {}

  /** Notes a message for a field unless `ok`; the first message of a field is kept. */
  expect(ok: boolean, field: string, message: Message): this {
    if (!ok) this.errors[field] ??= [message]
    return this
  }

  /** Throws 422 when something was noted. */
  throwIfAny(): void {
    if (Object.keys(this.errors).length > 0) throw unprocessable(this.errors)
  }
}
