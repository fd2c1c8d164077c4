import type { Page } from '@playwright/test'
import { playerOf, readPlayer, type PlayerState } from './player.ts'

type Random = () => number

/** An action of a user on the player, with a check of its result. */
interface Action {
  name: string
  run: (page: Page, random: Random) => Promise<void>
  check: (before: PlayerState, after: PlayerState) => boolean
}

const paused = (_: PlayerState, after: PlayerState) => !after.playing
const anything = () => true
const atEnd = ({ index, last }: PlayerState) => index === last

function key(name: string, check: Action['check']): Action {
  return {
    name,
    run: async (page) => {
      const { position, playOrPause } = playerOf(page)
      // A focused slider handles the arrow keys itself, and a focused button handles Space itself. So the test
      // focuses an element that ignores the key, and the key reaches the shortcuts of the player.
      await (name === 'Space' ? position : playOrPause).focus()
      await page.keyboard.press(name)
    },
    check,
  }
}

function click(
  name: 'playOrPause' | 'next' | 'previous' | 'byTime' | 'byPoint',
  check: Action['check'],
): Action {
  return {
    name: `click ${name}`,
    run: async (page) => {
      const target = playerOf(page)[name]
      if (await target.isEnabled()) await target.click()
    },
    check,
  }
}

const toggles: Action['check'] = (before, after) =>
  before.playing || before.last === 0
    ? !after.playing
    : after.playing && after.index === (atEnd(before) ? 0 : before.index)

/**
 * The actions on the player from which the test chooses at random. `playOrPause` is in the list twice, so the test
 * chooses it more often. Choosing another trip is not in the list, because the test does that itself.
 */
export const actions: Action[] = [
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
    run: async (page, random) => {
      const { last } = await readPlayer(page)
      await playerOf(page).position.fill(String(Math.floor(random() * (last + 1))))
    },
    check: (before, after) => after.playing === (before.playing && !atEnd(after)),
  },
  {
    name: 'another speed',
    run: async (page, random) => {
      const { speed, rate } = playerOf(page)
      if (await speed.isVisible()) await speed.fill(String(50 + 10 * Math.floor(random() * 96)))
      // A press on a speed also plays, from the start again if the trip has ended.
      else await rate(2 ** Math.floor(random() * 5)).click()
    },
    check: (before, after) =>
      after.playing === before.playing
        ? after.index === before.index
        : after.playing && after.index === (atEnd(before) ? 0 : before.index),
  },
]

/** Returns a random number generator (0 to 1) that repeats for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
