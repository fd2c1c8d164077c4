import { Worker } from 'node:worker_threads'
import type { ImportReport } from './ImportReport.ts'
import { readingHeap } from './limits.ts'
import { unpackPoints } from './PackedPoint.ts'
import type { PreparedDevice } from './prepareImport.ts'
import type { ReadingOptions } from './ReadingOptions.ts'
import { RecordingError } from './RecordingError.ts'

/** The device for the points of a file that names none: a name, or why there is none. */
export interface GivenDevice {
  name?: string
  problem?: string
}

/** What the main thread passes to the worker. */
export interface RecordingWorkerData {
  path: string
  options: ReadingOptions
  device: GivenDevice
}

/** The worker's answer: a prepared file with packed points, or the message of a `RecordingError`. */
export type RecordingWorkerAnswer =
  | {
      devices: { imei: string; tracks: { isTimed: boolean; values: Float64Array<ArrayBuffer> }[] }[]
      report: ImportReport
    }
  | { refusal: string }

const tooMuchMemory =
  'Berkas ini membutuhkan terlalu banyak memori; bagilah menjadi beberapa berkas, atau ubah menjadi CSV.'

/**
 * Reads and cleans a recording in a worker whose heap is limited: a file that needs more is refused, whatever is in it.
 * Throws `RecordingError`.
 */
export async function readInWorker(
  data: RecordingWorkerData,
  resourceLimits = readingHeap,
): Promise<{ devices: PreparedDevice[]; report: ImportReport }> {
  const worker = new Worker(new URL('./recordingWorker.ts', import.meta.url), {
    workerData: data,
    resourceLimits,
  })
  try {
    const answer = await new Promise<RecordingWorkerAnswer>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => reject(new Error('The worker that reads recordings ended without an answer')))
    })
    if ('refusal' in answer) throw new RecordingError(answer.refusal)
    return { report: answer.report, devices: answer.devices.map(unpackDevice) }
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
