import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid'
import { describe, expect, test } from 'vitest'
import { en } from '../../locales/en.ts'
import { id } from '../../locales/id.ts'
import { gridTexts } from './gridTexts.ts'

const pageWays = ['first', 'last', 'next', 'previous'] as const

function shownTexts(texts: ReturnType<typeof gridTexts>): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : []))
}

describe('gridTexts', () => {
  test('shows none of the slips of the grid’s own Indonesian', () => {
    const all = shownTexts(gridTexts(id)).join('\n').toLowerCase()
    expect(all).not.toMatch(/ad abaris|columns|kelola columns/u)
  })

  test('shows no English to an Indonesian reader', () => {
    const english = new Set(
      Object.values(GRID_DEFAULT_LOCALE_TEXT)
        .filter((text) => typeof text === 'string')
        .map((text) => text.toLowerCase()),
    )
    expect(shownTexts(gridTexts(id)).filter((text) => english.has(text.toLowerCase()))).toEqual([])
  })

  test('names every way through the pages', () => {
    for (const catalogue of [id, en]) {
      const label = gridTexts(catalogue).paginationItemAriaLabel
      expect(new Set(pageWays.map((way) => label?.(way))).size).toBe(4)
    }
  })
})
