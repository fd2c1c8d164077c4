import type { Preview } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'

/**
 * Disables WebGL in the tests of stories with `mapInTests: false`: a map, drawn without a graphics card, takes most of
 * the time of a story that checks a list or a form beside it. Interactive use and screenshots show the map.
 */
export const withoutMap: NonNullable<Preview['beforeEach']> = ({ parameters }) => {
  if (parameters['mapInTests'] !== false || !('__vitest_browser__' in globalThis)) return undefined
  // Reports the map as painted: some parts load only after its first paint.
  performance.mark('map-painted')
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its canvas
  const { getContext } = HTMLCanvasElement.prototype
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function withoutWebGL(
    this: HTMLCanvasElement,
    kind: string,
    options?: unknown,
  ) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, options])
  })
  return () => spy.mockRestore()
}
