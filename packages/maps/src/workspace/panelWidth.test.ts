import { expect, it } from 'vitest'
import { limitPanelWidth, panelWidthAfterKey } from './Workspace.tsx'

it('panelWidthAfterKey changes the width of a panel within its limits', () => {
  expect(panelWidthAfterKey('ArrowRight', 360)).toBe(380)
  expect(panelWidthAfterKey('ArrowLeft', 360)).toBe(340)
  expect(panelWidthAfterKey('ArrowLeft', 305)).toBe(300)
  expect(panelWidthAfterKey('Home', 400)).toBe(300)
  expect(panelWidthAfterKey('End', 400)).toBe(560)
  expect(panelWidthAfterKey('Enter', 400)).toBe(360)
  expect(panelWidthAfterKey('a', 400)).toBeNull()
})

it('limitPanelWidth returns 300 to 560 px', () =>
  expect([12, 412.4, 900].map(limitPanelWidth)).toEqual([300, 412, 560]))
