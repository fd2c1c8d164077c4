import type { Page } from '@playwright/test'
import { playerOf, readPlayer, type PlayerState } from './player.ts'

type Random = () => number

/** One thing that a user does to the player, and what has to hold of it. */
interface Deed {
  name: string
  does: (page: Page, random: Random) => Promise<void>
  holds: (before: PlayerState, after: PlayerState) => boolean
}

const paused = (_: PlayerState, after: PlayerState) => !after.playing
const anything = () => true
const atEnd = ({ index, last }: PlayerState) => index === last

function key(name: string, holds: Deed['holds']): Deed {
  return {
    name,
    does: async (page) => {
      const { position, playOrPause } = playerOf(page)
      // A slider moves itself by its keys; from the button they reach the player.
      await (name === 'Space' ? position : playOrPause).focus()
      await page.keyboard.press(name)
    },
    holds,
  }
}

function click(name: 'playOrPause' | 'next' | 'previous' | 'byTime' | 'byPoint', holds: Deed['holds']): Deed {
  return {
    name: `click ${name}`,
    does: async (page) => {
      const target = playerOf(page)[name]
      if (await target.isEnabled()) await target.click()
    },
    holds,
  }
}

const toggles: Deed['holds'] = (before, after) =>
  before.playing || before.last === 0
    ? !after.playing
    : after.playing && after.index === (atEnd(before) ? 0 : before.index)

/** Everything that the user of a player can do, but choosing another trip. */
export const deeds: Deed[] = [
  click('playOrPause', toggles),
  click('playOrPause', toggles),
  click('next', (before, after) => atEnd(before) || (!after.playing && after.index === before.index + 1)),
  click(
    'previous',
    (before, after) => before.index === 0 || (!after.playing && after.index === before.index - 1),
  ),
  click('byTime', anything),
  click('byPoint', anything),
  key('Space', toggles),
  key('ArrowRight', paused),
  key('Shift+ArrowLeft', paused),
  key('Home', (_, after) => after.index === 0),
  key('[', anything),
  key(']', anything),
  key('f', (before, after) => after.index === before.index && after.playing === before.playing),
  key('End', (_, after) => atEnd(after) && !after.playing),
  {
    name: 'seek',
    does: async (page, random) => {
      const { last } = await readPlayer(page)
      await playerOf(page).position.fill(String(Math.floor(random() * (last + 1))))
    },
    holds: (before, after) => after.playing === (before.playing && !atEnd(after)),
  },
  {
    name: 'another speed',
    does: async (page, random) => {
      const { speed, rate } = playerOf(page)
      if (await speed.isVisible()) await speed.fill(String(50 + 10 * Math.floor(random() * 96)))
      else await rate.fill(String(Math.floor(random() * 5)))
    },
    holds: (before, after) => after.index === before.index && after.playing === before.playing,
  },
]

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
