import type { Plugin } from 'vite'

/** Parts of MUI that the grid brings for its filter panel, its own pager, row selection and cell editors. */
const unreachable =
  /^@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|FormControl|InputLabel|Select|Switch|Tab|TablePagination|Tabs|TextareaAutosize|TextField|ToggleButton)$/

const leftOut = '\0grid-part-left-out'

/**
 * Leaves those parts of the grid out of the build that no list of ours can reach: DataList draws its own search,
 * filters and pages, and neither selects nor edits rows. Where one is reached after all, it says so and fails.
 */
export function gridParts(): Plugin {
  return {
    name: 'grid-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPart = unreachable.test(source) && importer?.includes('/@mui/x-data-grid/material/')
      return isPart ? leftOut : null
    },
    load(id) {
      if (id !== leftOut) return null
      return `
        export default function LeftOut() {
          throw new Error('This part of the grid is not in the build: see gridParts.ts.')
        }
        export const tablePaginationClasses = {}`
    },
  }
}
