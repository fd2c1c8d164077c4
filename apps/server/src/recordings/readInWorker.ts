import { Worker } from 'node:worker_threads'
import type { ImportReport } from './ImportReport.ts'
import { WORKER_HEAP, RecordingError } from './RecordingError.ts'
import { unpackPoints } from './PackedPoint.ts'
import type { PreparedDevice } from './prepareImport.ts'
import type { ReadingOptions } from './Reading.ts'

export interface RecordingWorkerData {
  path: string
  options: ReadingOptions
  /** The device for a file that names no device. */
  deviceName: string | undefined
}

/** The worker's result: a prepared file with packed points, or the message of a `RecordingError`. */
export type RecordingWorkerResult =
  | {
      devices: { imei: string; tracks: { isTimed: boolean; values: Float64Array<ArrayBuffer> }[] }[]
      report: ImportReport
    }
  | { refusal: string }

const tooMuchMemory =
  'Berkas ini membutuhkan terlalu banyak memori; bagilah menjadi beberapa berkas, atau ubah menjadi CSV.'

/**
 * Reads and cleans a recording in a worker with a limited heap. Throws `RecordingError` if the file cannot be imported
 * or needs more memory than the heap limit.
 */
export async function readInWorker(
  data: RecordingWorkerData,
  resourceLimits = WORKER_HEAP,
): Promise<{ devices: PreparedDevice[]; report: ImportReport }> {
  const worker = new Worker(new URL('./recordingWorker.ts', import.meta.url), {
    workerData: data,
    resourceLimits,
  })
  try {
    const result = await new Promise<RecordingWorkerResult>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => reject(new Error('The worker that reads recordings ended without a result')))
    })
    if ('refusal' in result) throw new RecordingError(result.refusal)
    return { report: result.report, devices: result.devices.map(unpackDevice) }
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isOutOfMemory ? new RecordingError(tooMuchMemory) : error
  } finally {
    await worker.terminate()
  }
}

function unpackDevice({
  imei,
  tracks,
}: {
  imei: string
  tracks: { isTimed: boolean; values: Float64Array<ArrayBuffer> }[]
}): PreparedDevice {
  return { imei, tracks: tracks.map(({ isTimed, values }) => ({ isTimed, points: unpackPoints(values) })) }
}
