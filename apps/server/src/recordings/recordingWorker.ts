import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openRecording } from './openRecording.ts'
import { packPoints } from './PackedPoint.ts'
import { prepareImport } from './prepareImport.ts'
import type { RecordingWorkerResult, RecordingWorkerData } from './readInWorker.ts'
import { collectRecording } from './Recording.ts'
import { RecordingError } from './RecordingError.ts'

const data: RecordingWorkerData = workerData
const result = await readRecording(data)
// The buffers are transferred to the main thread, not copied.
const buffers = 'refusal' in result ? [] : result.devices.flatMap(({ tracks }) => tracks.map(bufferOf))
parentPort?.postMessage(result, buffers)

async function readRecording({
  path,
  options,
  deviceName,
}: RecordingWorkerData): Promise<RecordingWorkerResult> {
  try {
    const recording = await collectRecording(await openRecording(path, options))
    const { devices, report } = prepareImport(basename(path), recording, deviceName)
    const packed = devices.map(({ imei, tracks }) => ({
      imei,
      tracks: tracks.map(({ isTimed, points }) => ({ isTimed, values: packPoints(points) })),
    }))
    return { devices: packed, report }
  } catch (error) {
    if (error instanceof RecordingError) return { refusal: error.message }
    throw error
  }
}

function bufferOf({ values }: { values: Float64Array<ArrayBuffer> }): ArrayBuffer {
  return values.buffer
}
