/** A whole file that cannot be imported; the message is Indonesian and names what to do. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
}
