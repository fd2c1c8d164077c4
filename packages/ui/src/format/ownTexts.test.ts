import { describe, expect, test } from 'vitest'
import { id } from '../locales/id.ts'
import { withOwnTexts } from './ownTexts.ts'

describe('withOwnTexts', () => {
  test('replaces the given texts, however deep, and keeps all others', () => {
    const texts = withOwnTexts(id, { form: { save: 'KIRIM', faults: { required: 'Harus diisi.' } } })
    expect(texts.form.save).toBe('KIRIM')
    expect(texts.form.faults.required).toBe('Harus diisi.')
    expect(texts.form.faults.email).toBe(id.form.faults.email)
    expect(texts.list).toEqual(id.list)
  })

  test('takes a text that carries a value as a function', () => {
    const { age } = withOwnTexts(id, { age: { minutes: (count) => `${count} menit yang lalu` } })
    expect(age.minutes(3)).toBe('3 menit yang lalu')
    expect(age.hours(3)).toBe('3 jam lalu')
  })

  test('leaves the catalogue itself as it is', () => {
    withOwnTexts(id, { confirm: { title: 'Yakin?' } })
    expect(id.confirm.title).toBe('Perhatian')
  })

  test('leaves out groups that the catalogue does not have', () => {
    const own = { confirm: { title: 'Yakin?' }, vehicle: { plate: 'Nopol' } }
    expect(withOwnTexts(id, own)).not.toHaveProperty('vehicle')
  })

  test('passes over a key that an app gives as undefined', () => {
    const { confirm } = withOwnTexts(id, { confirm: { title: undefined } })
    expect(confirm.title).toBe(id.confirm.title)
  })
})
