import { describe, expect, it } from 'vitest'
import { looksOf, schemeOf } from './MapLook.tsx'

const satellite = { url: 'https://foto.test/{z}/{x}/{y}.jpg', attribution: '© Foto' }

describe('looksOf', () => {
  it.each([
    ['tiles', {}, ['auto', 'light', 'dark']],
    ['tiles and satellite pictures', { satellite }, ['auto', 'light', 'dark', 'satellite']],
    ['a style', { styleUrl: '/gaya.json' }, ['auto']],
    ['a style and satellite pictures', { styleUrl: '/gaya.json', satellite }, ['auto', 'satellite']],
  ])('offers the styles of a map with %s', (_what, config, looks) => {
    expect(looksOf(config)).toEqual(looks)
  })
})

describe('schemeOf', () => {
  it('returns null, which follows the theme, for the automatic style only', () => {
    expect(schemeOf('auto')).toBeNull()
    expect(schemeOf('light')).toBe('light')
    expect(schemeOf('dark')).toBe('dark')
  })

  it('returns the dark scheme for satellite tiles, so that labels are light', () => {
    expect(schemeOf('satellite')).toBe('dark')
  })
})
