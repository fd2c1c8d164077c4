import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { codeOf, files, isCode, shippedCode } from './repository.ts'

const sources = files.filter((path) => /^(packages|apps)\/[^/]+\/src\//.test(path) && isCode(path))

/** Libraries that only one folder may import. */
const homes: { library: RegExp; home: RegExp; because: string }[] = [
  {
    library: /^react-router(-dom)?$/,
    home: /^apps\/dashboard\//,
    because: 'the kit takes a link component through the theme',
  },
  {
    library: /^maplibre-gl(\/|$)/,
    home: /^packages\/maps\/src\/BaseMap\//,
    because: 'BaseMap wraps the map library',
  },
  {
    library: /^(deck\.gl|@deck\.gl\/.+)$/,
    home: /^packages\/maps\//,
    because: 'only maps draws layers',
  },
  {
    library: /^@mui\/x-data-grid(\/|$)/,
    home: /^packages\/ui\/src\/kit\/DataList\//,
    because: 'DataList wraps the grid and loads it lazily',
  },
]

describe('libraries and browser APIs', () => {
  it.each(homes)('product code imports $library only in one folder', ({ library, home, because }) => {
    const strays = sources.filter(
      (path) => !home.test(path) && importsOf(path).some(({ source }) => library.test(source)),
    )
    expect(strays, `${because}; import it there`).toEqual([])
  })

  it('product code calls fetch only in packages/api, except to load files', () => {
    // These files fetch things that are not part of the API: /config.json and files of the page.
    const own = ['apps/dashboard/src/config.ts', 'apps/dashboard/build/offlineServiceWorker.ts']
    const strays = shippedCode('packages/ui', 'packages/maps', 'apps/dashboard').filter(
      (path) => !own.includes(path) && /(?<![\w$.])(window\.|globalThis\.)?fetch\s*\(/.test(codeOf(path)),
    )
    expect(strays, 'use the client of @sikud/api, which handles errors, time-outs and the token').toEqual([])
  })

  it('product code uses localStorage only in one hook of ui, in session.ts and in the inlined scripts', () => {
    const users = shippedCode('packages/api', 'packages/ui', 'packages/maps', 'apps/dashboard').filter(
      (path) => /\blocalStorage\b/.test(codeOf(path)),
    )
    const hooks = users.filter((path) => path.startsWith('packages/ui/src/hooks/'))
    // The build writes themeScript.ts and a script of start/ into index.html. They run before all modules, so they
    // cannot import the storage hook of @sikud/ui.
    const others = [
      'packages/api/src/react/session.ts',
      'apps/dashboard/src/start/',
      'packages/ui/src/theme/themeScript.ts',
    ]
    const strays = users.filter(
      (path) => !hooks.includes(path) && !others.some((place) => path.startsWith(place)),
    )
    expect(strays, 'use the storage hook of @sikud/ui; storage can be blocked, full or malformed').toEqual([])
    expect(hooks.length, `one hook is enough: ${hooks.join(', ')}`).toBeLessThanOrEqual(1)
  })

  it('X11: the server reads IP addresses of clients only in clientNetwork.ts', () => {
    const home = 'apps/server/src/security/clientNetwork.ts'
    const strays = shippedCode('apps/server').filter(
      (path) => path !== home && /\bremoteAddress\b|\brequest\.ips?\b|x-forwarded-for/.test(codeOf(path)),
    )
    expect(strays, 'use clientNetwork(request): an address may be mapped, forged or missing').toEqual([])
  })
})
