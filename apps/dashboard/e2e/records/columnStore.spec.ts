import { deviceList, expectHeads, fillWith } from './listCases.ts'
import { expect, test } from '../support/test.ts'

const faults = {
  'a text': '"x"',
  'an object': '{}',
  'an empty list': '[]',
  'half a list': '["',
  'keys of no column': '["colour", 7, null, "__proto__", "constructor"]',
  'a megabyte': JSON.stringify(Array.from({ length: 100_000 }, (_, at) => `key${at}`)),
}

const { store, path, heads } = deviceList

test(`${path} shows its default columns if ${store} in localStorage is invalid; the next choice repairs it`, async ({
  staff,
}) => {
  await fillWith(staff, deviceList, 3)
  for (const [what, stored] of Object.entries(faults)) {
    await staff.evaluate(([key, value]) => localStorage.setItem(key, value), [store, stored] as const)
    await staff.goto(path)
    await expectHeads(staff, heads, what)
  }
  await staff.getByRole('button', { name: 'Kolom' }).click()
  await staff.getByRole('menuitemcheckbox', { name: heads[0] }).click()
  await staff.keyboard.press('Escape')
  await expectHeads(staff, heads.slice(1))
  const kept: unknown = JSON.parse((await staff.evaluate((key) => localStorage.getItem(key), store)) ?? '')
  expect(kept).toHaveLength(heads.length - 1)
  await staff.reload()
  await expectHeads(staff, heads.slice(1))
})

test(`${path} shows its default columns and allows changes if the browser denies storage`, async ({
  staff,
}) => {
  await fillWith(staff, deviceList, 3)
  await staff.addInitScript((key) => {
    const getItem = Storage.prototype.getItem.bind(localStorage)
    const setItem = Storage.prototype.setItem.bind(localStorage)
    Storage.prototype.getItem = (name) => {
      if (name === key) throw new DOMException('Blocked.', 'SecurityError')
      return getItem(name)
    }
    Storage.prototype.setItem = (name, value) => {
      if (name === key) throw new DOMException('Full.', 'QuotaExceededError')
      setItem(name, value)
    }
  }, store)
  await staff.goto(path)
  await expectHeads(staff, heads)
  await staff.getByRole('button', { name: 'Kolom' }).click()
  await staff.getByRole('menuitemcheckbox', { name: heads[0] }).click()
  await staff.keyboard.press('Escape')
  await expectHeads(staff, heads.slice(1))
})
