import type { StoryContext } from '@storybook/react-vite'
import { withoutWebGL } from '../packages/maps/src/testing/storyWebGL.ts'

/**
 * Disables WebGL in the tests of stories with `mapInTests: false`. Such a story checks a list or a form beside a map,
 * and drawing the map without a graphics card would take most of its time. Outside of tests, the story shows the map.
 */
export function withoutMap({ parameters }: StoryContext) {
  if (parameters['mapInTests'] !== false || !('__vitest_browser__' in globalThis)) return undefined
  // Some parts of a page load only after a painted map sets this performance mark. Here no map is painted, so this
  // function sets the mark.
  performance.mark('map-painted')
  return withoutWebGL()
}
