import { describe, expect, test } from 'vitest'
import { id as kit } from '../kit/texts.ts'
import { formatTexts } from './formatTexts.ts'
import { withOwnTexts } from './ownTexts.ts'

const id = { ...kit, ...formatTexts.id }

describe('withOwnTexts', () => {
  test('replaces the given texts at any depth and keeps all others', () => {
    const texts = withOwnTexts(id, { form: { save: 'KIRIM', faults: { required: 'Harus diisi.' } } })
    expect(texts.form.save).toBe('KIRIM')
    expect(texts.form.faults.required).toBe('Harus diisi.')
    expect(texts.form.faults.email).toBe(id.form.faults.email)
    expect(texts.list).toEqual(id.list)
  })

  test('accepts a function for a text with parameters', () => {
    const { age } = withOwnTexts(id, { age: { minutes: (count) => `${count} menit yang lalu` } })
    expect(age.minutes(3)).toBe('3 menit yang lalu')
    expect(age.hours(3)).toBe('3 jam lalu')
  })

  test('does not mutate the catalogue', () => {
    withOwnTexts(id, { confirm: { title: 'Yakin?' } })
    expect(id.confirm.title).toBe('Perhatian')
  })

  test('ignores unknown groups of texts', () => {
    const own = { confirm: { title: 'Yakin?' }, vehicle: { plate: 'Nopol' } }
    expect(withOwnTexts(id, own)).not.toHaveProperty('vehicle')
  })

  test('ignores undefined values', () => {
    const { confirm } = withOwnTexts(id, { confirm: { title: undefined } })
    expect(confirm.title).toBe(id.confirm.title)
  })
})
