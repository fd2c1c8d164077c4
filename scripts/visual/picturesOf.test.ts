import { describe, expect, it } from 'vitest'
import { picturesOf } from './picturesOf.ts'

const viewport = {
  options: {
    phone: { styles: { width: '390px', height: '844px' } },
    desktop: { styles: { width: '1440px', height: '900px' } },
  },
}

describe('picturesOf', () => {
  it('gives one wide and light picture of a plain story', () => {
    expect(picturesOf({ id: 'kit-brand--default', parameters: { viewport } })).toEqual([
      {
        name: 'kit-brand--default.desktop-light',
        story: 'kit-brand--default',
        width: 1440,
        height: 900,
        theme: 'light',
      },
    ])
  })

  it('follows the width and the theme that the story itself asks for', () => {
    const [picture] = picturesOf({
      id: 'kit-list--phone',
      parameters: { viewport },
      storyGlobals: { viewport: { value: 'phone' }, theme: 'dark' },
    })
    expect(picture).toMatchObject({ name: 'kit-list--phone.phone-dark', width: 390, height: 844 })
  })

  it('gives one picture for each Chromatic mode', () => {
    const modes = {
      'desktop dark': { viewport: 'desktop', theme: 'dark' },
      'phone light': { viewport: 'phone', theme: 'light' },
    }
    const pictures = picturesOf({ id: 'screens-a--b', parameters: { viewport, chromatic: { modes } } })
    expect(pictures.map(({ name }) => name)).toEqual([
      'screens-a--b.desktop-dark',
      'screens-a--b.phone-light',
    ])
  })

  it('gives none of a story that cannot stand still', () => {
    const parameters = { viewport, chromatic: { disableSnapshot: true } }
    expect(picturesOf({ id: 'maps-live--moving', parameters })).toEqual([])
  })

  it('refuses a width that Storybook does not have', () => {
    const modes = { wall: { viewport: 'wall' } }
    expect(() => picturesOf({ id: 'a--b', parameters: { viewport, chromatic: { modes } } })).toThrow(
      'a--b is compared in the viewport "wall"',
    )
  })
})
