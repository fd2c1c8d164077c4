/** The error of a backup or restore that cannot continue; the message gives the reason and the next step. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
