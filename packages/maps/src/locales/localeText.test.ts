import { expect, it } from 'vitest'
import { id } from './id.ts'
import { fleet } from './id/fleet.ts'
import { withOwnTexts } from './localeText.ts'

it('own words replace those of the same key, and nothing else', () => {
  const texts = withOwnTexts(id, {
    play: 'Putar',
    pointOf: (index, count) => `${index}/${count}`,
    pause: undefined,
  })
  expect([texts.play, texts.pointOf('1', '9'), texts.pause]).toEqual(['Putar', '1/9', id.pause])
  expect({ ...texts, play: id.play, pointOf: id.pointOf }).toEqual(id)
})

it('a group keeps what is not replaced in it', () => {
  const texts = withOwnTexts(fleet, { groups: { moving: 'Jalan' } })
  expect(texts.groups).toEqual({ ...fleet.groups, moving: 'Jalan' })
})

it('words of parts that come later stay out of the first catalogue', () => {
  const own = { play: 'Putar', fleet: { search: 'Cari armada' } }
  expect(withOwnTexts(id, own)).not.toHaveProperty('fleet')
})
