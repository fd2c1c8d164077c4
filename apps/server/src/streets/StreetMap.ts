import { stat } from 'node:fs/promises'
import { openStreetFile, type StreetFile } from './openStreetFile.ts'

interface Opened {
  /** Identity of the file on disk, which changes when someone replaces or writes the file. */
  identity: string
  inode: number
  file: StreetFile | null
  /** Whether `onProblem` already got the message about a damaged tile. */
  isReported: boolean
}

/** The street map of a deployment. It is one file, which is opened again after it was replaced. */
export class StreetMap {
  private readonly path: string
  private readonly onProblem: (message: string) => void
  private opened: Promise<Opened> | undefined

  /** `onProblem` gets one message for each version of the file that cannot be used. */
  constructor(path: string, onProblem: (message: string) => void) {
    this.path = path
    this.onProblem = onProblem
  }

  /**
   * Returns the open file; opens it again if it has changed. Returns null if no file can be used. If the new file
   * cannot be used, the earlier file stays in use.
   */
  async file(): Promise<StreetFile | null> {
    const before = this.opened
    this.opened = (async () => reopen(this.path, await before, this.onProblem))()
    return (await this.opened).file
  }

  /** Reports a damaged tile, unless the same file had one before. */
  async reportTile(problem: string): Promise<void> {
    const opened = await this.opened
    if (!opened || opened.isReported) return
    opened.isReported = true
    this.onProblem(`The street map ${this.path} ${problem}.`)
  }

  async close(): Promise<void> {
    await (await this.opened)?.file?.close()
  }
}

async function reopen(
  path: string,
  before: Opened | undefined,
  onProblem: (message: string) => void,
): Promise<Opened> {
  const found = await stat(path).catch(() => null)
  const identity = found ? [found.ino, found.size, found.mtimeMs].join(' ') : 'missing'
  if (before?.identity === identity) return before
  try {
    const file = await openStreetFile(path)
    await before?.file?.close()
    return { identity, inode: found?.ino ?? 0, file, isReported: false }
  } catch (error) {
    onProblem(`The street map ${path} ${error instanceof Error ? error.message : String(error)}.`)
    // The earlier file can still be read, unless someone overwrote it in place.
    const earlier = before?.file ?? null
    const isOverwritten = before?.inode === found?.ino
    if (isOverwritten) await earlier?.close()
    return {
      identity,
      inode: before?.inode ?? 0,
      file: isOverwritten ? null : earlier,
      isReported: before?.isReported ?? false,
    }
  }
}
