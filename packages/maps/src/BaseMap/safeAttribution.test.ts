import { describe, expect, test } from 'vitest'
import { safeAttribution } from './mapStyle.ts'

const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">`

describe('X32 safeAttribution', () => {
  test('keeps text, entities and links', () => {
    expect(
      safeAttribution(`&copy; <a class="x" href='https://example.org/a?b=1&amp;c=2'>Peta</a> dan teman`),
    ).toBe(`&copy; ${link('https://example.org/a?b=1&amp;c=2')}Peta</a> dan teman`)
  })

  test.each([
    ['<img src="https://example.org/pixel.gif">Peta', 'Peta'],
    ['<b>Peta</b> <i style="position:fixed">jalan</i>', 'Peta jalan'],
    ['<script>alert(1)</script>Peta', 'Peta'],
    ['<style>*{display:none}</style>Peta', 'Peta'],
    ['<!-- <img> -->Peta', 'Peta'],
    ['<a href="javascript:alert(1)">Peta</a>', 'Peta</a>'],
    ['<a onclick="alert(1)">Peta</a>', 'Peta</a>'],
    ['<svg/onload=alert(1)>Peta', 'Peta'],
    ['Peta <img src=x onerror=alert(1)', 'Peta &lt;img src=x onerror=alert(1)'],
    [
      '<a href="https://example.org" onmouseover="alert(1)">Peta</a>',
      `${link('https://example.org')}Peta</a>`,
    ],
    ['<a data-href="https://example.org">Peta</a>', 'Peta</a>'],
    ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
  ])('removes other markup from %j', (html, safe) => {
    expect(safeAttribution(html)).toBe(safe)
  })

  test.each([[null], [undefined], [7], [{}]])('returns an empty text for %j', (value) => {
    expect(safeAttribution(value)).toBe('')
  })
})
