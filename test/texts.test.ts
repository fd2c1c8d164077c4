import { describe, expect, it } from 'vitest'
import { codeOf, files, isStory, read } from './repository.ts'

const own = 'test/texts.test.ts' // contains the forbidden words
const binary = /\.(png|jpe?g|webp|ico|woff2?|gz|pbf|pmtiles)$/
const written = files.filter((path) => path !== own && !binary.test(path))

function linesMatching(paths: string[], pattern: RegExp, textOf = read) {
  return paths.flatMap((path) => {
    const text = textOf(path)
    if (!pattern.test(text)) return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
      )
  })
}

describe('forbidden texts', () => {
  it('the repository contains no TODO', () => {
    const code = written.filter(
      (path) => /\.(tsx?|mjs|css|html|ya?ml)$/.test(path) && path !== 'pnpm-lock.yaml',
    )
    const later = linesMatching(code, /\b(TODO|FIXME|XXX|HACK)\b|\bcoming soon\b/)
    expect(later, 'do it, or file an issue').toEqual([])
  })

  it('the repository contains no skipped test', () => {
    const tests = written.filter((path) => /\.(test|spec)\.tsx?$/.test(path) || isStory(path))
    const left = linesMatching(tests, /\b(describe|it|test|suite)(\.\w+)*\.(only|skip|todo|fixme)\b/, codeOf)
    expect(left, 'remove .only, .skip, .todo and .fixme').toEqual([])
  })

  it('the repository contains no path of one machine and no host of a package registry', () => {
    const paths = /(?<![\w.-])\/(work|root|Users|home(?!\/node\b))\/\w|\b[A-Z]:\\{1,2}Users\b/
    const registries = /\bregistry\.\w|\bnpmjs\.(com|org)\b|\b(verdaccio|artifactory)\b|^registry\s*=/m
    expect(linesMatching(written, paths), 'use a path relative to the repository').toEqual([])
    expect(linesMatching(written, registries), 'the registry is configured on each machine').toEqual([])
  })
})
