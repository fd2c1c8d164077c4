import type { SavedViewsTexts } from './savedViewsTexts.ts'

export const en: SavedViewsTexts = {
  label: 'Saved views',
  all: 'All',
  save: 'Save view…',
  saveTitle: 'Save view',
  saveText:
    'The columns, filters, search and order as they are now are stored in this browser, only for you.',
  renameTitle: 'Rename view',
  name: 'Name of the view',
  taken: 'Another view has this name.',
  cancel: 'Cancel',
  confirm: 'SAVE',
  of: (name) => `Options of the view ${name}`,
  overwrite: 'Overwrite with what is shown',
  rename: 'Rename…',
  makeFirst: 'Start with this view',
  endFirst: 'No longer start with this view',
  first: (name) => `${name}, first view`,
  remove: 'Delete',
  removed: (name) => `The view “${name}” was deleted.`,
  undo: 'Undo',
}
