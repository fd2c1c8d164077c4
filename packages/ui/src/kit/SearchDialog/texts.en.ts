import type { SearchTexts } from './texts.ts'

export const en: SearchTexts = {
  title: 'Search',
  close: 'Close search',
  results: 'Search results',
  count: (total) => (total === '1' ? '1 result' : `${total} results`),
  none: (search) => `Nothing matches “${search}”`,
  loading: (names) => `Loading ${names}…`,
  failed: (name) => `${name} could not be read`,
  all: (total, name) => `Show all ${total} in ${name}`,
  keys: { move: 'move', open: 'open', newTab: 'new tab', close: 'close' },
}
