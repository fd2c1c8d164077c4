import { expect, it } from 'vitest'
import { createToasts } from './createToasts.ts'

function toasts() {
  const shown: string[] = []
  let now = 0
  let planned: { at: number; work: () => void } | null = null
  const receive = createToasts({
    show: (text, to) => shown.push(`${text} ${to}`),
    several: (count) => `${count} baru`,
    allTo: '/notification',
    now: () => now,
    later: (work, ms) => (planned = { at: now + ms, work }),
  })
  return {
    shown,
    receive: (title: string) => receive({ title, to: '/a' }),
    pass(ms: number) {
      now += ms
      if (planned === null || planned.at > now) return
      const { work } = planned
      planned = null
      work()
    },
  }
}

it('shows the title of each message if messages arrive slowly', () => {
  const { shown, receive, pass } = toasts()
  receive('satu')
  pass(6_000)
  receive('dua')
  expect(shown).toEqual(['satu /a', 'dua /a'])
})

it('shows the count of fast messages, at most once a second', () => {
  const { shown, receive, pass } = toasts()
  for (let count = 0; count < 500; count += 1) {
    receive(`kabar ${count}`)
    pass(10)
  }
  pass(1_000)
  expect(shown[0]).toBe('kabar 0 /a')
  expect(shown.at(-1)).toBe('500 baru /notification')
  expect(shown.length).toBeLessThanOrEqual(8)
})

it('restarts the count after a pause', () => {
  const { shown, receive, pass } = toasts()
  receive('satu')
  receive('dua')
  pass(1_000)
  pass(9_000)
  receive('tiga')
  expect(shown).toEqual(['satu /a', '2 baru /notification', 'tiga /a'])
})
