import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, wantedPath } from './guestPaths.ts'
import { paths } from './paths.ts'

describe('paths', () => {
  it('returns every path of a device', () => {
    expect([paths.device.list, paths.device.add, paths.device.detail(7), paths.device.edit('a-7')]).toEqual([
      '/device',
      '/device/add',
      '/device/detail/7',
      '/device/edit/a-7',
    ])
  })

  it('returns the paths of a user', () => {
    expect([paths.user.add, paths.user.edit(7), paths.user.password(7)]).toEqual([
      '/user/add',
      '/user/edit/7',
      '/user/password/7',
    ])
  })

  it.each(['../me', 'a b', '', -1])('throws for %j as an id', (id) => {
    expect(() => paths.device.detail(id)).toThrow('Not a record id')
  })
})

describe('loginPath', () => {
  it('the path of the sign-in page contains the requested page with its query', () => {
    const path = loginPath('/report?session=2026-11-19T07:00:00+07:00')
    expect(wantedPath(path.slice(path.indexOf('?')))).toBe('/report?session=2026-11-19T07:00:00+07:00')
  })

  it('the path of the sign-in page omits the home page', () => {
    expect(loginPath('/')).toBe('/login')
  })
})

describe('wantedPath', () => {
  it.each([
    '',
    '?next=',
    '?next=device',
    '?next=//jahat.test',
    '?next=/\\jahat.test',
    '?next=https://jahat.test',
    '?next=javascript:alert(1)',
  ])('the requested page is the home page for %j', (search) => {
    expect(wantedPath(search)).toBe('/')
  })

  it('the requested page is always a page of the dashboard', () => {
    assert(
      property(string(), (next) => {
        const url = new URL(wantedPath(`?next=${encodeURIComponent(next)}`), 'https://sikud.test')
        expect(url.origin).toBe('https://sikud.test')
      }),
    )
  })
})
