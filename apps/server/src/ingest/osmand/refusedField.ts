import { HttpError } from '../../http/HttpError.ts'

/** Returns a 400 that names the parameter, for the person who sets a phone up and reads its log. */
export function refusedField(field: string, fault: 'missing' | 'unreadable' | 'encrypted'): HttpError {
  return new HttpError(400, ({ ingest }) => ingest[`${fault}In`](field), {
    errors: { [field]: [({ ingest }) => ingest[fault]] },
  })
}
