import { CsvError } from 'csv-parse'

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

/**
 * Limits of a recording. They reject decompression bombs early. `WORKER_HEAP` and the Node options of `npm run import`
 * limit the memory of an import. The measured memory is in docs/decisions/0087-the-importer-never-guesses.md.
 */

/** Maximum number of bytes of uncompressed text. Half a million positions in CSV take about 40 MB. */
export const MAX_BYTES = 400_000_000
/**
 * Maximum compression ratio, checked after `RATIO_FROM_BYTES`. The ratio is about 60 for CSV of parked vehicles and
 * about 1,000 for a file that contains only zeros.
 */
export const MAX_RATIO = 200
export const RATIO_FROM_BYTES = 8_000_000
/** Maximum number of bytes of a CSV row, and of characters of a GPX tag or a GeoJSON string. */
export const MAX_LINE = 65_536
export const MAX_COLUMNS = 1_000
/** Maximum number of characters of a GPX or GeoJSON document, which is parsed as a whole. */
export const MAX_DOCUMENT = 24_000_000
/** Maximum number of GPX tags; start and end tags count separately, and a point has about six. */
export const MAX_TAGS = 300_000
/** Maximum number of arrays and objects in GeoJSON; a point has about one. */
export const MAX_VALUES = 700_000
export const MAX_DEPTH = 32
/** The import leaves out a speed above this, but keeps the position. */
export const MAX_SPEED_KMH = 400
/** Maximum number of accepted and refused points together. */
export const MAX_POINTS = 700_000
export const MAX_TRACKS = 20_000
/** Maximum number of trips after the tracks were split at gaps. */
export const MAX_TRIPS = 40_000
/** Maximum number of characters of all device and track names together. */
export const MAX_NAME_CHARACTERS = 4_000_000

/** Heap limits of the worker that reads a file, in MB. The Node options in `npm run import` override them. */
export const WORKER_HEAP = { maxOldGenerationSizeMb: 130, maxYoungGenerationSizeMb: 24 }
