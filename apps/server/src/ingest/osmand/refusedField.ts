import { HttpError } from '../../HttpError.ts'

const faults = {
  missing: 'wajib diisi',
  unreadable: 'tidak dapat dibaca',
  encrypted: 'terenkripsi dan tidak dapat dibaca',
}

/** 400 that names the parameter, for whoever sets a phone up and reads its log. */
export function refusedField(field: string, fault: keyof typeof faults): HttpError {
  const text = faults[fault]
  return new HttpError(400, `Isian ${field} ${text}.`, {
    errors: { [field]: [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`] },
  })
}
