import { plural } from '../../format/plural.ts'
import type { SearchTexts } from './texts.ts'

export const en: SearchTexts = {
  title: 'Search',
  close: 'Close search',
  results: 'Search results',
  count: (total) => plural(total, { one: 'result', other: 'results' }),
  none: (search) => `Nothing matches “${search}”`,
  loading: (names) => `Loading ${names}…`,
  failed: (name) => `${name} could not be read`,
  all: (total, name) => `Show all ${total} in ${name}`,
  keys: { move: 'move', open: 'open', save: 'save', newTab: 'new tab', close: 'close' },
}
