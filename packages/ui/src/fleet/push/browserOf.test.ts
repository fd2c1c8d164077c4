import { expect, it } from 'vitest'
import { browserOf } from './browserOf.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/156.0.0.0 Safari/537.36`, 'chrome'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    'chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'firefox'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`, 'safari'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/156.0.0.0 Mobile Safari/537.36`, 'android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`,
    'iphone',
  ],
  ['', 'chrome'],
])('browserOf of %s is %s', (userAgent, kind) => {
  expect(browserOf(userAgent)).toBe(kind)
})
