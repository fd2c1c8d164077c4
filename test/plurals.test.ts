import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { englishOf, indonesianCatalogues, root } from './repository.ts'

/** Text such as "1 sessions" or "1 new notifications", but not "1 of the users". */
const pluralAfterOne =
  /(?<![\d,.])1 (?:(?:new|other|more|live|API) )?(?!(?:is|has|stays|waits|reports|requires|goes)\b)[a-z]{2,}s\b/

/** Calls every text of a catalogue that takes parameters with the number 1. */
function textsOfOne(value: unknown, path: string): string[] {
  if (typeof value === 'function') return [`${path}: ${textOfOne(value)}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOfOne(inner, `${path}.${key}`))
}

function textOfOne(text: Function) {
  try {
    return String(text(...Array.from({ length: text.length }, () => 1)))
  } catch {
    return '' // A parameter that is not a count, such as a list of names.
  }
}

const catalogues = [...indonesianCatalogues.map(englishOf), 'packages/ui/src/format/formatTexts.ts']

it.each(catalogues)('%s has no plural after the number 1', async (path) => {
  const { en }: { en?: unknown } = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)
  expect(textsOfOne(en, 'en').filter((text) => pluralAfterOne.test(text))).toEqual([])
})
