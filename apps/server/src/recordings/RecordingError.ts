import { CsvError } from 'csv-parse'
import { MAX_LINE } from './limits.ts'

/** Thrown for a file that cannot be imported; the Indonesian message tells the user what to do. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
}

const systemErrors: Record<string, string> = {
  ENOENT: 'Berkas tidak ditemukan.',
  EACCES: 'Berkas tidak boleh dibaca.',
  EISDIR: 'Ini sebuah folder, bukan berkas.',
  Z_BUF_ERROR: 'Berkas gzip terpotong.',
  Z_DATA_ERROR: 'Berkas gzip rusak.',
}

/** Converts errors of a broken file to `RecordingError`; returns other errors unchanged. */
export function toRecordingError(error: unknown): unknown {
  if (error instanceof CsvError) {
    const line: unknown = error['lines']
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return new RecordingError(
        `Ada baris yang lebih panjang dari ${String(MAX_LINE)} byte; ini bukan rekaman.`,
      )
    }
    return new RecordingError(`CSV rusak di baris ${String(line)}: ${error.message}`)
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const message = systemErrors[error.code]
    if (message !== undefined) return new RecordingError(message)
  }
  return error
}
