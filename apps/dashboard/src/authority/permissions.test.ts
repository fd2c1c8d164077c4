import { may } from '@sikud/api/react'
import { currentUser } from '@sikud/api/fixtures'
import type { Id } from '@sikud/api'
import { permissionIds } from '@sikud/api/permissions'
import { describe, expect, it } from 'vitest'
import { id as texts } from '../locales/id.ts'
import { navigation } from '../menu.tsx'
import { helpdeskPermissions } from '../testing/meWithPermissions.ts'
import { deletionOf, mayOpen, permissionOf } from './permissions.ts'

const me = (permissions: Id[]) => ({ ...currentUser, role: { data: { name: 'Pengawas', permissions } } })
const entriesOf = (permissions: Id[]) =>
  navigation(texts, false, () => {}, me(permissions)).flatMap(({ items }) => items.map(({ key }) => key))

describe('permissions', () => {
  it('are those of the role; without permissions from the server everything is allowed', () => {
    expect(may(me([4]), 'device.view')).toBe(true)
    expect(may(me(['4']), 'device.view')).toBe(true)
    expect(may(me([]), 'device.view')).toBe(false)
    expect(may(me([]), undefined)).toBe(true)
    expect(may(currentUser, 'device.view')).toBe(true)
    expect(may(undefined, 'device.view')).toBe(true)
  })

  it('only read while the user views as another role', () => {
    const viewing = {
      ...me(Object.values(permissionIds)),
      view_as: { role: { id: 2, name: 'Operator' }, until: '' },
    }
    for (const open of [
      '/',
      '/tracking',
      '/report',
      '/device',
      '/device/detail/1',
      '/audit',
      '/notification',
    ])
      expect(mayOpen(viewing, open), open).toBe(true)
    for (const closed of ['/device/add', '/role/edit/1', '/account/profile', '/notification/rule'])
      expect(mayOpen(viewing, closed), closed).toBe(false)
    expect(may(viewing, deletionOf('/driver/edit/1'))).toBe(false)
    const menu = navigation(texts, false, () => {}, viewing).flatMap(({ items }) =>
      items.map(({ key }) => key),
    )
    expect(menu.filter((key) => key.startsWith('account-'))).toEqual([])
  })

  it('are derived from the URL of a page', () => {
    expect(permissionOf('/vehicle?search=B%209')).toBe('vehicle.list')
    expect(permissionOf('/driver/add')).toBe('driver.create')
    expect(permissionOf('/role/edit/3')).toBe('role.update')
    expect(permissionOf('/user/approve/3')).toBe('user.approve')
    expect(permissionOf('/device/unknown')).toBe('device.create')
    for (const open of ['/', '/account/password', '/notification/rule', '/device/toString'])
      expect(permissionOf(open), open).toBeUndefined()
    expect(deletionOf('/device/edit/3')).toBe('device.delete')
  })

  it('decide which entries the menu shows', () => {
    const own = ['dashboard', 'account-profile', 'account-password', 'account-security', 'logout']
    expect(entriesOf([]).toSorted()).toEqual(own.toSorted())
    const watching = [
      permissionIds['position.view'],
      permissionIds['session.list'],
      permissionIds['driver.list'],
    ]
    expect(entriesOf(watching).toSorted()).toEqual([...own, 'tracking', 'report', 'driver'].toSorted())
    const helpdesk = [...own, 'tracking', 'report', 'device', 'vehicle', 'user', 'role']
    expect(entriesOf([...helpdeskPermissions]).toSorted()).toEqual(helpdesk.toSorted())
    expect(entriesOf(Object.values(permissionIds))).toContain('audit')
  })

  it('hide a group of the menu that would be empty', () => {
    const groups = navigation(texts, false, () => {}, me([]))
    expect(groups.map(({ label }) => label)).toEqual([texts.navigation.main, texts.navigation.account])
  })
})
