import type { StoryContext } from '@storybook/react-vite'
import { withoutWebGL } from '../packages/maps/src/testing/storyWebGL.ts'

/**
 * Disables WebGL in the tests of stories with `mapInTests: false`: a map, drawn without a graphics card, takes most of
 * the time of a story that checks a list or a form beside it. Interactive use and screenshots show the map.
 */
export function withoutMap({ parameters }: StoryContext) {
  if (parameters['mapInTests'] !== false || !('__vitest_browser__' in globalThis)) return undefined
  // Reports the map as painted: some parts load only after its first paint.
  performance.mark('map-painted')
  return withoutWebGL()
}
