import { describe, expect, test } from 'vitest'
import { id } from './id.ts'
import { withOwnTexts } from './localeText.ts'

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

  test('passes over a key that an app gives as undefined', () => {
    const { confirm } = withOwnTexts(id, { confirm: { title: undefined } })
    expect(confirm.title).toBe(id.confirm.title)
  })
})
