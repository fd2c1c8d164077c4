import { describe, expect, it } from 'vitest'
import { actionIcons } from '../.storybook/docs/actionIcons.ts'
import { changesText } from '../.storybook/docs/changesText.ts'
import { countStories } from '../.storybook/docs/countStories.ts'
import { lastChange, versionsOf } from '../.storybook/docs/lastChange.ts'
import { quotedWords, terms } from '../.storybook/docs/terms.ts'
import { thingIcons } from '../.storybook/docs/thingIcons.ts'
import { choicesOfAddress } from '../.storybook/toolbarChoices.ts'
import { codeOf, files, indonesianCatalogues, isCode, read, shippedCode } from './repository.ts'

describe('Foundations pages in Storybook', () => {
  it('the icon page describes every icon in use and no other icon', () => {
    const used = shippedCode('packages/ui', 'packages/maps', 'apps/dashboard').flatMap((path) =>
      [
        ...codeOf(path)
          .replace(/createTexts\('\w+'/g, '')
          .matchAll(/from '@mui\/icons-material\/(\w+)'/g),
      ].map(([, name]) => name ?? ''),
    )
    const described = [...thingIcons, ...actionIcons].map(({ name }) => name)
    expect([...new Set(used)].toSorted()).toEqual(described.toSorted())
  })

  it('the Writing page lists as forbidden only words that no Indonesian catalogue contains', () => {
    const never = new RegExp(`\\b(${terms.flatMap((term) => term.never).join('|')})\\b`, 'i')
    const strayed = indonesianCatalogues.flatMap((path) =>
      [
        ...codeOf(path)
          .replace(/createTexts\('\w+'/g, '')
          .matchAll(/'([^'\n]+)'|`([^`]+)`/g),
      ]
        .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, ''))
        .filter((text) => !text.startsWith('.') && !quotedWords.includes(text) && never.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(strayed, 'see Foundations / Writing').toEqual([])
  })

  it('countStories counts components, stories and pages by top-level group', () => {
    const entry = (id: string, type: string, title: string) => ({ id, type, title })
    const list = [
      entry('kit-brand--docs', 'docs', 'Kit/Brand'),
      entry('kit-brand--default', 'story', 'Kit/Brand'),
      entry('kit-list-states--empty', 'story', 'Kit/List/States'),
      entry('overview--docs', 'docs', 'Overview'),
    ]
    const groups = countStories({ entries: Object.fromEntries(list.map((one) => [one.id, one])) })
    expect(groups).toMatchObject([
      { name: 'Kit', first: '/docs/kit-brand--docs', components: 2, stories: 2, pages: 1 },
    ])
  })

  it('the page Apa yang berubah shows the newest version first, with the changes of each package', () => {
    const logs = {
      'ui/CHANGELOG.md':
        '# @sikud/ui\n\n## 0.10.0\n\n### Minor Changes\n\n- Tokens.\n\n## 0.2.0\n\n- A kit.\n',
      'maps/CHANGELOG.md': '# @sikud/maps\n\n## 0.10.0\n\n## 0.9.0\n\n- A map.\n',
      'new/CHANGELOG.md': '',
    }
    expect(changesText(logs).split('\n\n')).toEqual(
      [
        ['## 0.10.0', '### @sikud/ui', '#### Minor Changes', '- Tokens.'],
        ['## 0.9.0', '### @sikud/maps', '- A map.'],
        ['## 0.2.0', '### @sikud/ui', '- A kit.'],
      ].flat(),
    )
    expect(changesText({})).toBe('')
  })

  it('lastChange returns the newest version that names a component, null for a pending change', () => {
    const released = versionsOf(
      '# ui\n\n## 0.2.0\n\n- `Form` saves once.\n\n## 0.1.0\n\nThe first release.\n',
    )
    const pending = { version: null, text: '`DataList` selects rows.' }
    expect(lastChange('DataList', [pending, ...released])).toBeNull()
    expect(lastChange('Form', [pending, ...released])).toBe('0.2.0')
    expect(lastChange('Brand', [pending, ...released])).toBe('0.1.0')
  })

  it('documentation pages read the settings of the toolbar from the URL, with defaults', () => {
    const defaults = {
      theme: 'light',
      brand: 'sikud',
      language: 'id',
      zone: 'wib',
      density: 'standard',
      forcedColours: 'off',
    }
    expect(choicesOfAddress('?id=kit-form--docs')).toEqual(defaults)
    expect(choicesOfAddress('?globals=viewport.value:phone;theme:dark')).toEqual({
      ...defaults,
      theme: 'dark',
    })
    expect(choicesOfAddress('?globals=theme:pink;language:en')).toEqual({ ...defaults, language: 'en' })
  })

  it('documentation pages define no font or colour of their own', () => {
    const own = files
      .filter((path) => path.startsWith('.storybook/docs/') && isCode(path))
      .filter((path) => /#[0-9a-f]{6}\b|fontFamily/i.test(read(path)))
    expect(own, 'read it from the theme').toEqual([])
  })
})
