import { describe, expect, it } from 'vitest'
import { screenshotsOf } from './screenshotsOf.ts'

const viewport = {
  options: {
    phone: { styles: { width: '390px', height: '844px' } },
    desktop: { styles: { width: '1440px', height: '900px' } },
  },
}

describe('screenshotsOf', () => {
  it('returns one desktop screenshot in the light theme for a story without settings', () => {
    expect(screenshotsOf({ id: 'kit-brand--default', parameters: { viewport } })).toEqual([
      {
        name: 'kit-brand--default.desktop-light',
        story: 'kit-brand--default',
        width: 1440,
        height: 900,
        theme: 'light',
      },
    ])
  })

  it('uses the viewport and the theme of the story', () => {
    const [screenshot] = screenshotsOf({
      id: 'kit-list--phone',
      parameters: { viewport },
      storyGlobals: { viewport: { value: 'phone' }, theme: 'dark' },
    })
    expect(screenshot).toMatchObject({ name: 'kit-list--phone.phone-dark', width: 390, height: 844 })
  })

  it('returns one screenshot for each Chromatic mode', () => {
    const modes = {
      'desktop dark': { viewport: 'desktop', theme: 'dark' },
      'phone light': { viewport: 'phone', theme: 'light' },
    }
    const screenshots = screenshotsOf({ id: 'screens-a--b', parameters: { viewport, chromatic: { modes } } })
    expect(screenshots.map(({ name }) => name)).toEqual([
      'screens-a--b.desktop-dark',
      'screens-a--b.phone-light',
    ])
  })

  it('returns no screenshot of a story that sets disableSnapshot', () => {
    const parameters = { viewport, chromatic: { disableSnapshot: true } }
    expect(screenshotsOf({ id: 'maps-live--moving', parameters })).toEqual([])
  })

  it('rejects an unknown viewport', () => {
    const modes = { wall: { viewport: 'wall' } }
    expect(() => screenshotsOf({ id: 'a--b', parameters: { viewport, chromatic: { modes } } })).toThrow(
      'a--b uses the viewport "wall"',
    )
  })
})
