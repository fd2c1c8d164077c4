/** Parts of MUI that every page shows, sign-in included. */
const muiOfAll =
  'styles|utils|SvgIcon|Box|Button|ButtonBase|CssBaseline|GlobalStyles|IconButton|Link|Skeleton|Stack|Typography|CircularProgress|TouchRipple'

/** Parts of MUI that the frame of every page behind sign-in shows. */
const muiOfApp =
  'Avatar|Backdrop|Dialog\\w*|Divider|Drawer|Fade|Grow|List\\w*|Menu\\w*|Modal|Paper|Popover|Slide|Tooltip|transitions|useSlot|Popper|Unstable_TrapFocus|Portal'

/** Parts of MUI's icons that lists and maps share. */
const iconsOfPages = 'AddOutlined|ChevronRightOutlined|FileDownloadOutlined|FilterListOutlined|InfoOutlined'

/**
 * Few files instead of a hundred small ones, which compress badly and queue up: `base` is loaded by every page, `app` by
 * those behind sign-in, `page` by most of these; `place`, `map` and the two of a trip by the pages with a map.
 * The rest is cut by the bundler, page by page.
 */
export const chunkGroups = [
  {
    name: 'base',
    priority: 2,
    test: /\/packages\/(api\/src\/(?!queries|fixtures|live|geocoder|notifications)|ui\/src\/(theme|hooks\/(?!useAge|useControlled|useNow)|locales\/(?!en|id\/)|components\/(Brand|ErrorState|LoadingBlock|VisuallyHidden)))/,
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
  exactly(
    'page',
    `packages/ui/src/components/(PageHeader|EmptyState)/`,
    `dashboard/src/layouts/(Page|LinkButton)\\.`,
    `maps/src/trip/zoneDay\\.`,
    `@mui/icons-material/(esm/)?(${iconsOfPages})\\.`,
  ),
  // The frame of a map, until MapLibre is there.
  exactly(
    'place',
    `maps/src/(CardMessage|LazyMap|MapConfig|MapUnavailable|SimulatedMark|lateComponent|mapColours|mapPainted|shape|useMapColours)\\.`,
    `maps/src/(AddressLine/LateAddressLine|locales/(MapsLocaleProvider|localeText|mapsFormat|useCatalogue))\\.`,
    `dashboard/src/(geocode/|layouts/MapPage\\.)`,
  ),
  exactly('map', `maps/src/(BaseMap/|PositionIcon\\.)`, `@mui/icons-material/(esm/)?FitScreenOutlined\\.`),
  // The page of a trip with its player, which stands before its map's library has come.
  exactly(
    'trip',
    `dashboard/src/pages/report/`,
    `@mui/icons-material/(esm/)?(CheckCircle|PauseRounded|PlayArrowRounded|SkipNextOutlined|SkipPreviousOutlined)\\.`,
    `maps/src/trip/speedBand\\.`,
    `maps/src/(playback/|texts/(usePointTexts|useSessionTime)\\.|sessions/(SessionFilter|SessionPager|SessionRow|SessionTable|filterSessions|SessionPager)\\.)`,
    `maps/src/player/(controls/(PausedAddress|PlayButtons|PlaybackControls|PositionSlider|RangeSlider|SpeedSlider|goToStop|playerKey)|TripPlayback|TripBarPlace|useFullScreen)\\.`,
    `maps/src/figures/(SpeedChartPlace|TripEventsPlace|TripTilesPlace)\\.`,
    `maps/src/trip/(cleanPoints|countUp|filterSessions|findSpikes|geometry|pointBefore|sessionList|splitTracks|standsUntil|timeline|tripData)\\.`,
  ),
  exactly(
    'tripMap',
    `maps/src/player/map/`,
    `maps/src/trip/(choosePoints|headPlace|pathIndex|significance)\\.`,
  ),
]

/** A group of these modules and nothing that they import: that may belong to a page which needs no more of the group. */
function exactly(name: string, ...paths: string[]) {
  const test = new RegExp(`/(${paths.join('|')})`)
  return { name, priority: 0, test, includeDependenciesRecursively: false }
}

function inPackages(packages: string, muiParts: string): RegExp {
  return new RegExp(`/node_modules/(${packages}|@mui/material/(esm/)?(${muiParts}))/`)
}
