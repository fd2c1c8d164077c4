import { CsvError } from 'csv-parse'
import { longestLine } from './limits.ts'

/** A whole file that cannot be imported; the message is Indonesian and names what to do. */
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

/** Turns what a broken file makes the readers throw into words for people; everything else is a fault of ours and passes. */
export function clearError(error: unknown): unknown {
  if (error instanceof CsvError) {
    const line: unknown = error['lines']
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return new RecordingError(
        `Ada baris yang lebih panjang dari ${String(longestLine)} byte; ini bukan rekaman.`,
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
