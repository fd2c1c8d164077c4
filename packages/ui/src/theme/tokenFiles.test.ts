import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'
import { describe, expect, test } from 'vitest'
import { createSikudTheme } from './createSikudTheme.ts'
import { themeCss } from './themeCss.ts'

const folder = new URL('../../', import.meta.url)
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

function json(set: string): unknown {
  return JSON.parse(readFileSync(new URL(`tokens/${set}.json`, folder), 'utf8'))
}

/** Returns the CSS variables that Style Dictionary makes of a scheme. It throws if a reference leads nowhere. */
async function builtVariables(scheme: Scheme): Promise<Map<string, string>> {
  const dictionary = new StyleDictionary({
    source: ['base', scheme].map((set) => fileURLToPath(new URL(`tokens/${set}.json`, folder))),
    platforms: {
      css: {
        transformGroup: 'css',
        prefix: 'sikud',
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
    log: { verbosity: 'silent' },
  })
  const [file] = await dictionary.formatPlatform('css')
  return variablesIn(String(file?.output))
}

/** Returns the variables of CSS code, with other variables replaced by their values. */
function variablesIn(css: string): Map<string, string> {
  const found = new Map(
    [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const resolved = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolved(found.get(name) ?? name))
  return new Map([...found].map(([name, value]) => [name, resolved(value)]))
}

/** Returns the variables of a style sheet that apply in a scheme: those of `:root` and of `[data-theme]`. */
function variablesOf(css: string, scheme: Scheme): Map<string, string> {
  const rules = [...css.replaceAll(/\/\*.*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => selector.trim() === ':root' || selector.includes(scheme),
  )
  return variablesIn(rules.map(([, , body = '']) => body).join('\n'))
}

/** Writes equal CSS values equally: letter case, spaces, zeros, and line heights with and without percent. */
function normal(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/(?<![\d.])0?\.(\d+)/g, '0.$1')
    .replaceAll(/\/(\d+)%/g, (_, percent: string) => `/${Number(percent) / 100}`)
    .replaceAll(
      /rgba\(([^)]+), (0\.\d+)\)/g,
      (_, rgb: string, alpha: string) => `rgba(${rgb}, ${Number(alpha).toFixed(2)})`,
    )
    .replaceAll(/\s*([,/])\s*/g, '$1')
}

describe.each(schemes)('the token files of the %s scheme', (scheme) => {
  test('become the same CSS variables in Style Dictionary as in tokens.css', async () => {
    const built = await builtVariables(scheme)
    const ours = variablesOf(readFileSync(new URL('tokens.css', folder), 'utf8'), scheme)
    expect(built.size).toBeGreaterThan(80)
    // The shorthand `font` has no letter spacing, which Style Dictionary therefore leaves out.
    const names = [...ours.keys()].filter((name) => !/^--sikud-text-\w+-spacing$/.test(name))
    expect(names.toSorted()).toEqual([...built.keys()].toSorted())
    for (const name of names)
      expect(`${name}: ${normal(built.get(name) ?? '')}`).toBe(`${name}: ${normal(ours.get(name) ?? '')}`)
  })

  test('have the colours, text styles and layers of the theme', async () => {
    const theme = variablesOf(themeCss(createSikudTheme()), scheme)
    const key = (name: string) =>
      name
        .replace(/^--\w+-(palette-|color-)?/, '')
        .replaceAll('-', '')
        .toLowerCase()
    const values = new Map([...theme].map(([name, value]) => [key(name), value]))
    const built = [...(await builtVariables(scheme))].filter(([name]) =>
      /^--sikud-(color|text|z-index)-/.test(name),
    )
    expect(built.length).toBeGreaterThan(70)
    for (const [name, value] of built) {
      const own = values.get(
        key(name).replace(/^text(?=h\d|subtitle|body\d|button|caption|overline)/, 'font'),
      )
      expect(`${name}: ${normal(value)}`).toBe(`${name}: ${normal(own ?? 'missing')}`)
    }
  })
})

describe('the token files', () => {
  test.each(['base', ...schemes])('%s.json has a type, a value and a description at each token', (set) => {
    // A token or a group that has anything else makes Tokens Studio ignore the file.
    const faults = (entry: unknown, path: string): string[] => {
      if (typeof entry !== 'object' || entry === null) return [path]
      if (!('$value' in entry))
        return Object.entries(entry).flatMap(([name, inner]) => faults(inner, `${path}.${name}`))
      const keys = Object.keys(entry).toSorted().join()
      const isToken =
        keys === '$description,$type,$value' && '$type' in entry && typeof entry.$type === 'string'
      return isToken ? [] : [path]
    }
    expect(faults(json(set), set)).toEqual([])
  })

  test('have the same colours in both schemes', () => {
    const names = (entry: unknown, path = ''): string[] =>
      typeof entry !== 'object' || entry === null || '$value' in entry
        ? [path]
        : Object.entries(entry).flatMap(([name, inner]) => names(inner, `${path}.${name}`))
    expect(names(json('dark'))).toEqual(names(json('light')))
  })

  test('are the token sets of the themes of Tokens Studio', () => {
    const sets = ['base', ...schemes]
    expect(json('$metadata')).toEqual({ tokenSetOrder: sets })
    expect(json('$themes')).toMatchObject(
      sets.map((set) => ({ name: set, selectedTokenSets: { [set]: 'enabled' } })),
    )
  })
})
