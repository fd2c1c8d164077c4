/** Parts of MUI that every page shows, sign-in included. */
const muiOfAll =
  'styles|utils|SvgIcon|Box|Button|ButtonBase|CssBaseline|GlobalStyles|IconButton|Link|Skeleton|Stack|Typography|CircularProgress|TouchRipple'

/** Parts of MUI that the frame of every page behind sign-in shows. */
const muiOfApp =
  'Avatar|Backdrop|Dialog\\w*|Divider|Drawer|Fade|Grow|List\\w*|Menu\\w*|Modal|Paper|Popover|Slide|Tooltip|transitions|useSlot|Popper|Unstable_TrapFocus|Portal'

/**
 * Two files for what every page needs, instead of a hundred small ones, which compress badly and queue up:
 * `base` is loaded by all, `app` by every page behind sign-in. The rest is cut by the bundler, page by page.
 */
export const chunkGroups = [
  {
    name: 'base',
    priority: 2,
    test: /\/packages\/(api\/src\/(?!queries|fixtures|live|geocoder|notifications)|ui\/src\/(theme|hooks\/(?!useControlled|useNow)|locales\/(?!en|id\/)|components\/(Brand|ErrorState|LoadingBlock|VisuallyHidden)))/,
  },
  {
    name: 'base',
    priority: 2,
    test: inPackages(
      'react|react-dom|scheduler|react-router|react-router-dom|@emotion/[\\w-]+|stylis|openapi-fetch|clsx|@mui/(styled-engine|private-theming)',
      muiOfAll,
    ),
  },
  // Our own code of the same two kinds, with all that it imports.
  {
    name: 'base',
    priority: 2,
    test: /\/apps\/dashboard\/src\/(App|services|routes|followSession|layouts\/useScrollToTop)\.tsx?$/,
  },
  { name: 'app', priority: 1, test: /\/apps\/dashboard\/src\/layouts\/AppLayout\.tsx$/ },
  {
    name: 'app',
    priority: 1,
    test: inPackages('@tanstack/(react-query|query-core)|react-transition-group|@popperjs/core', muiOfApp),
  },
]

function inPackages(packages: string, muiParts: string): RegExp {
  return new RegExp(`/node_modules/(${packages}|@mui/material/(esm/)?(${muiParts}))/`)
}
