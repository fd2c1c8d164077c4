import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid'
import { describe, expect, test } from 'vitest'
import { en } from '../texts.en.ts'
import { id } from '../texts.ts'
import { gridTexts } from './gridTexts.ts'

const pageWays = ['first', 'last', 'next', 'previous'] as const

function shownTexts(texts: ReturnType<typeof gridTexts>): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : []))
}

describe('gridTexts', () => {
  test('has none of the errors of MUI’s Indonesian locale', () => {
    const all = shownTexts(gridTexts(id)).join('\n').toLowerCase()
    expect(all).not.toMatch(/ad abaris|columns|kelola columns/u)
  })

  test('contains no English text in the Indonesian catalogue', () => {
    const english = new Set(
      Object.values(GRID_DEFAULT_LOCALE_TEXT)
        .filter((text) => typeof text === 'string')
        .map((text) => text.toLowerCase()),
    )
    expect(shownTexts(gridTexts(id)).filter((text) => english.has(text.toLowerCase()))).toEqual([])
  })

  test('gives each pagination button a different label', () => {
    for (const catalogue of [id, en]) {
      const label = gridTexts(catalogue).paginationItemAriaLabel
      expect(new Set(pageWays.map((way) => label?.(way))).size).toBe(4)
    }
  })
})
