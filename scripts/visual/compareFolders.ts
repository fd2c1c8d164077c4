import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparePictures } from './comparePictures.ts'

/** Where the pictures of a comparison lie; names are those of the files, without `.png`. */
export interface PictureFolders {
  approved: string
  taken: string
  /** Receives the marked pictures of what changed. */
  difference: string
}

/** What became of the pictures, each list in the order of names. */
export interface Comparison {
  same: string[]
  changed: { name: string; pixels: number }[]
  new: string[]
  gone: string[]
}

/** The names of the pictures in a folder; none when it is not there. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .toSorted()
}

/** Compares what was taken with what was approved; `asked` narrows both to the pictures that were to be taken. */
export function compareFolders(
  folders: PictureFolders,
  asked: (name: string) => boolean = () => true,
): Comparison {
  const approved = picturesIn(folders.approved).filter(asked)
  const taken = picturesIn(folders.taken).filter(asked)
  const comparison: Comparison = {
    same: [],
    changed: [],
    new: taken.filter((name) => !approved.includes(name)),
    gone: approved.filter((name) => !taken.includes(name)),
  }
  mkdirSync(folders.difference, { recursive: true })
  for (const name of taken.filter((name) => approved.includes(name))) {
    const [before, after] = [folders.approved, folders.taken].map((folder) => join(folder, `${name}.png`))
    const difference = comparePictures(readFileSync(before ?? ''), readFileSync(after ?? ''))
    if (difference) {
      writeFileSync(join(folders.difference, `${name}.png`), difference.picture)
      comparison.changed.push({ name, pixels: difference.pixels })
    } else comparison.same.push(name)
  }
  return comparison
}

/** The one line that says how a comparison went. */
export function summaryOf({ same, changed, new: fresh, gone }: Comparison): string {
  return `${same.length} same, ${changed.length} changed, ${fresh.length} new, ${gone.length} gone`
}
