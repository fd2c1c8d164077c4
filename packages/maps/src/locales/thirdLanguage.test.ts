import { LocaleProvider } from '@sikud/ui/locales'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { dayRange } from '../texts/sessionTexts.ts'
import { useFleetTexts } from './useFleetTexts.ts'
import { useMapsFormat, useMapsLanguage, useMapsTexts } from './useMapsTexts.ts'

const texts = { maps: { map: 'Peta jalan', tabs: { stops: 'Hentian' } }, fleet: { today: 'Hari ini sahaja' } }

function Shown() {
  const { map, play, tabs } = useMapsTexts()
  const range = dayRange('2026-03-17', '2026-08-19', useMapsLanguage())
  const number = useMapsFormat().number(1234.5)
  return [map, play, tabs.stops, tabs.speeding, useFleetTexts().today, range, number].join(' | ')
}

test('the maps use the language of the one LocaleProvider, with Indonesian for missing texts', async () => {
  const props = { language: 'ms', texts, children: createElement(Shown) }
  const { prelude } = await prerender(createElement(LocaleProvider, props))
  const text = (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '')
  expect(text).toBe(
    'Peta jalan | Play | Hentian | Di atas batas | Hari ini sahaja | 17 Mac–19 Ogo, 2026 | 1,234.5',
  )
})
