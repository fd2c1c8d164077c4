import { expect, it } from 'vitest'
import { messageItem } from './messageItem.ts'

const here = 'https://armada.example/device'
const itemOf = (message: Parameters<typeof messageItem>[0]) => messageItem(message, here, '/notification')

it('reads title, text, page and time of a message', () => {
  const message = {
    messageId: 'p-1',
    notification: { title: 'B 9123 KXA melaju', body: 'Tol' },
    data: { id: '812', kind: 'speeding', to: '/report?device=7', at: '2026-11-21T00:24:10.000Z' },
  }
  expect(itemOf(message)).toEqual({
    id: '812',
    title: 'B 9123 KXA melaju',
    body: 'Tol',
    kind: 'speeding',
    to: '/report?device=7',
    at: '2026-11-21T00:24:10.000Z',
  })
})

it('uses the default title and a link to the inbox if the message has neither title nor link', () => {
  expect(itemOf({ messageId: 'p-2' })).toEqual({
    id: 'p-2',
    title: 'New Message',
    to: '/notification',
  })
})

it.each([
  ['https://armada.example/device/detail/7?tab=1', '/device/detail/7?tab=1'],
  ['https://elsewhere.example/device', '/notification'],
  ['javascript:alert(1)', '/notification'],
])('turns the link %s into %s', (link, to) => {
  expect(itemOf({ fcmOptions: { link } }).to).toBe(to)
})

it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', 7, null])(
  'ignores the invalid link %s',
  (to) => {
    expect(itemOf({ data: { to, at: 'kemarin' }, notification: { title: 7 } })).toEqual({
      title: 'New Message',
      to: '/notification',
    })
  },
)
