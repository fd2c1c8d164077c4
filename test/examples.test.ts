import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { files, read } from './repository.ts'

/** The maximum number of lines of each bare app: what a new user has to write. */
const limits = { 'list.tsx': 60, 'trip.tsx': 30, 'live.tsx': 30 }

describe('the bare apps', () => {
  it.each(Object.entries(limits))('%s has at most %d lines', (name, limit) => {
    const lines = read(`examples/bare/${name}`).trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(limit)
  })

  it('are one file each, which imports only packages', () => {
    const apps = files.filter((path) => /^examples\/bare\/.*\.tsx$/.test(path))
    expect(apps.toSorted()).toEqual(
      Object.keys(limits)
        .toSorted()
        .map((name) => `examples/bare/${name}`),
    )
    const own = apps.flatMap(importsOf).filter(({ source }) => source.startsWith('examples/'))
    expect(own).toEqual([])
  })
})
