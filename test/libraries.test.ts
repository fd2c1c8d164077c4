import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { codeOf, files, isCode, shippedCode } from './repository.ts'

const sources = files.filter((path) => /^(packages|apps)\/[^/]+\/src\//.test(path) && isCode(path))

/** Each heavy or dangerous library has one home; a second one would load it twice or spread its traps. */
const homes: { library: RegExp; home: RegExp; because: string }[] = [
  {
    library: /^react-router(-dom)?$/,
    home: /^apps\/dashboard\//,
    because: 'the kit takes a link component through the theme',
  },
  {
    library: /^maplibre-gl(\/|$)/,
    home: /^packages\/maps\/src\/BaseMap\//,
    because: 'BaseMap is the only place that knows the map library',
  },
  {
    library: /^(deck\.gl|@deck\.gl\/.+)$/,
    home: /^packages\/maps\//,
    because: 'layers are data; only maps draws them',
  },
  {
    library: /^@mui\/x-data-grid(\/|$)/,
    home: /^packages\/ui\/src\/components\/DataList\//,
    because: 'lists go through DataList, which loads the grid late',
  },
]

describe('libraries', () => {
  it.each(homes)('$library stays in its home', ({ library, home, because }) => {
    const strays = sources.filter(
      (path) => !home.test(path) && importsOf(path).some(({ source }) => library.test(source)),
    )
    expect(strays, `${because}; import it there`).toEqual([])
  })

  it('fetch is called by packages/api only', () => {
    // config.ts reads /config.json, which lies beside index.html and is no call of the API.
    const own = ['apps/dashboard/src/config.ts']
    const strays = shippedCode('packages/ui', 'packages/maps', 'apps/dashboard').filter(
      (path) => !own.includes(path) && /(?<![\w$.])(window\.|globalThis\.)?fetch\s*\(/.test(codeOf(path)),
    )
    expect(
      strays,
      'ask through the client of @sikud/api, which owns errors, time-outs and the token',
    ).toEqual([])
  })

  it('localStorage is touched by one hook of ui and by session.ts only', () => {
    const users = shippedCode('packages/api', 'packages/ui', 'packages/maps', 'apps/dashboard').filter(
      (path) => /\blocalStorage\b/.test(codeOf(path)),
    )
    const hooks = users.filter((path) => path.startsWith('packages/ui/src/hooks/'))
    // themeScript.ts is text for index.html, and runs before any module does.
    const others = ['apps/dashboard/src/session.ts', 'packages/ui/src/theme/themeScript.ts']
    const strays = users.filter((path) => !hooks.includes(path) && !others.includes(path))
    expect(strays, 'use the storage hook of @sikud/ui; storage can be blocked, full or malformed').toEqual([])
    expect(hooks.length, `one hook is enough: ${hooks.join(', ')}`).toBeLessThanOrEqual(1)
  })

  it('X11: client addresses are read by clientNetwork.ts only', () => {
    const home = 'apps/server/src/security/clientNetwork.ts'
    const strays = shippedCode('apps/server').filter(
      (path) => path !== home && /\bremoteAddress\b|\brequest\.ips?\b|x-forwarded-for/.test(codeOf(path)),
    )
    expect(strays, 'take clientNetwork(request): an address may be mapped, forged or missing').toEqual([])
  })
})
