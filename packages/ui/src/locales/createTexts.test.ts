import { createElement, type ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { createTexts, type LocaleText, textsLoaded } from './createTexts.ts'
import { LocaleProvider, useFormat, useLocale } from './LocaleProvider.tsx'

const Formatted = () => {
  const { number, day, speedUnit } = useFormat()
  return `${useLocale().language} ${number(1234.5)} ${day('2019-11-21T00:24:10Z')} ${speedUnit}`
}

interface Greeting {
  hello: string
  bye: string
}

declare module '@sikud/ui/locales' {
  interface Catalogues {
    early: Greeting
    late: Greeting
    lost: Greeting
  }
}

const id: Greeting = { hello: 'Halo', bye: 'Dah' }
const en: Greeting = { hello: 'Hello', bye: 'Bye' }
const useEarly = createTexts('early', id, async () => ({ en }))

/** Renders the texts of a catalogue, without a provider if there are no props for it. */
async function shown(
  useTexts: () => Greeting,
  locale?: Omit<ComponentProps<typeof LocaleProvider>, 'children'>,
) {
  return rendered(() => Object.values(useTexts()).join(' '), locale)
}

async function rendered(
  Shown: () => string,
  locale?: Omit<ComponentProps<typeof LocaleProvider>, 'children'>,
) {
  const children = createElement(Shown)
  const props = locale && { ...locale, children }
  const { prelude } = await prerender(props ? createElement(LocaleProvider, props) : children)
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '')
}

test('the texts are Indonesian without a LocaleProvider', async () => {
  expect(await shown(useEarly)).toBe('Halo Dah')
})

test('the page waits for the English texts', async () => {
  expect(await shown(useEarly, { language: 'en' })).toBe('Hello Bye')
})

test('an app replaces single texts by the name of their catalogue', async () => {
  const texts = { early: { bye: 'See you' }, late: { hello: 'Hi' } }
  expect(await shown(useEarly, { language: 'en', texts })).toBe('Hello See you')
  expect(await shown(useEarly, { language: 'id', texts: { early: { bye: 'Sampai jumpa' } } })).toBe(
    'Halo Sampai jumpa',
  )
})

test('code that loads after the choice of English loads its English texts at once', async () => {
  await shown(useEarly, { language: 'en' })
  const load = vi.fn<() => Promise<{ en: Greeting }>>(async () => ({ en }))
  const useLate = createTexts('late', id, load)
  expect(load).toHaveBeenCalledOnce()
  await textsLoaded()
  expect(await shown(useLate, { language: 'en' })).toBe('Hello Bye')
  expect(load).toHaveBeenCalledOnce()
})

test('a catalogue whose English texts cannot load is Indonesian', async () => {
  const useLost = createTexts('lost', id, () => Promise.reject(new Error('No code.')))
  expect(await shown(useLost, { language: 'en' })).toBe('Halo Dah')
})

test('an app adds a language; its missing texts are Indonesian', async () => {
  const texts: LocaleText = { early: { hello: 'Selamat datang' } }
  expect(await shown(useEarly, { language: 'ms', texts })).toBe('Selamat datang Dah')
  expect(await shown(useEarly, { language: 'jv-ID' })).toBe('Halo Dah')
})

test('a regional English has the English texts', async () => {
  expect(await shown(useEarly, { language: 'en-AU' })).toBe('Hello Bye')
})

test('numbers and dates follow the language, and units its texts', async () => {
  const own = { language: 'ms', timeZone: 'Asia/Jakarta', texts: { units: { speed: 'km/j' } } }
  expect(await rendered(Formatted, own)).toBe('ms 1,234.5 Kha, 21 Nov 2019 km/j')
  expect(await rendered(Formatted, { language: 'de', timeZone: 'Asia/Jakarta' })).toBe(
    'de 1.234,5 Do., 21. Nov. 2019 km/jam',
  )
})

test('the types refuse a misspelt key', () => {
  // @ts-expect-error -- the key is hello
  const text: LocaleText = { early: { helo: 'Selamat datang' } }
  // @ts-expect-error -- the catalogue is late
  const catalogue: LocaleText = { lateness: { hello: 'Hai' } }
  expect([text, catalogue]).toHaveLength(2)
})
