import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareFolders, picturesIn, summaryOf, type PictureFolders } from './compareFolders.ts'

let root: string
let folders: PictureFolders

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sikud-visual-'))
  folders = {
    approved: join(root, 'approved'),
    taken: join(root, 'taken'),
    difference: join(root, 'difference'),
  }
})

afterEach(() => rmSync(root, { recursive: true }))

function put(folder: string, pictures: Record<string, number>) {
  mkdirSync(folder, { recursive: true })
  for (const [name, grey] of Object.entries(pictures)) {
    const png = new PNG({ width: 2, height: 2 })
    png.data.fill(grey)
    writeFileSync(join(folder, `${name}.png`), PNG.sync.write(png))
  }
}

describe('compareFolders', () => {
  it('tells same, changed, new and gone pictures apart', () => {
    put(folders.approved, { still: 255, recoloured: 255, removed: 255 })
    put(folders.taken, { still: 255, recoloured: 90, added: 255 })
    const comparison = compareFolders(folders)
    expect(comparison).toEqual({
      same: ['still'],
      changed: [{ name: 'recoloured', pixels: 4 }],
      new: ['added'],
      gone: ['removed'],
    })
    expect(summaryOf(comparison)).toBe('1 same, 1 changed, 1 new, 1 gone')
    expect(picturesIn(folders.difference)).toEqual(['recoloured'])
  })

  it('calls nothing gone that was not asked for', () => {
    put(folders.approved, { 'kit-list--default': 255, 'kit-menu--default': 255 })
    put(folders.taken, { 'kit-list--default': 255 })
    const comparison = compareFolders(folders, (name) => name.includes('list'))
    expect(summaryOf(comparison)).toBe('1 same, 0 changed, 0 new, 0 gone')
  })

  it('calls everything new where nothing was approved yet', () => {
    put(folders.taken, { first: 255 })
    expect(summaryOf(compareFolders(folders))).toBe('0 same, 0 changed, 1 new, 0 gone')
  })
})
