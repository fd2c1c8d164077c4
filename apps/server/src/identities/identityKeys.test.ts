import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanImei,
  cleanPlate,
  normaliseEmail,
  normaliseImei,
  normalisePlate,
  normaliseRoleName,
} from './identityKeys.ts'

/** Invisible characters: zero-width spaces and joiners, soft hyphen, direction marks, variation selectors, tags, fillers. */
const invisible = Array.from(
  '\u200b\u200c\u200d\u00ad\u200e\u200f\u202a\u202e\u2066\u2069\ufe0f\u{e0101}\ufeff\u2060\u034f\u180e' +
    '\u3164\uffa0\u2800\u061c\u0000\u007f\u{e0041}',
)

/** Returns the text in full-width characters. */
function widen(text: string): string {
  return text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

describe('X05 one normaliser for identities', () => {
  it.each([
    ['capitals', 'ADMIN@SIKUD.TEST'],
    ['a capital I with a dot', 'admİn@sikud.test'],
    ['a capital I with a dot, decomposed', 'admI\u0307n@sikud.test'],
    ['a small i without a dot', 'admın@sıkud.test'],
    ['a Kelvin sign', 'admin@si\u212aud.test'],
    ['a long s', 'admin@\u017fikud.test'],
    ['full-width letters', widen('Admin@sikud.test')],
    ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧@sikud.test'],
    ['spaces of several kinds', '\u00a0admin @sikud.test\u3000\n'],
    ['dots after the domain', 'admin@sikud.test.'],
    ['ideographic full stops', 'admin@sikud\u3002test\uff61'],
  ])('gives an e-mail with %s the same key', (_case, email) => {
    expect(normaliseEmail(email)).toBe('admin@sikud.test')
  })

  it.each([
    ['NFC and NFD', 'andr\u00e9@armada.id', 'andre\u0301@armada.id'],
    ['sharp s and ss', 'Groß@armada.id', 'GROSS@armada.id'],
    ['the capital sharp s', 'groẞ@armada.id', 'gross@armada.id'],
    ['the two forms of sigma', 'νίκος@armada.id', 'ΝΊΚΟΣ@armada.id'],
    ['a domain and its transport form', 'a@b\u00fccher.example', 'a@xn--bcher-kva.example'],
    ['ligatures', 'o\ufb03ce@armada.id', 'office@armada.id'],
  ])('gives %s the same e-mail key', (_case, one, other) => {
    expect(normaliseEmail(one)).toBe(normaliseEmail(other))
  })

  it.each([
    ['a.b@armada.id', 'ab@armada.id'],
    ['a+b@armada.id', 'a@armada.id'],
    ['jose@armada.id', 'josé@armada.id'],
    ['a@b@armada.id', 'ab@armada.id'],
  ])('gives the e-mails %s and %s different keys', (one, other) => {
    expect(normaliseEmail(one)).not.toBe(normaliseEmail(other))
  })

  it.each([
    'B 1234 XYZ',
    'b1234xyz',
    'B-1234-XYZ',
    'B.1234.XYZ',
    widen('B 1234 xyz'),
    ' B\u20111234\u00adXYZ\u200b',
  ])('gives the plate %j the key b1234xyz', (plate) => {
    expect(normalisePlate(plate)).toBe('b1234xyz')
  })

  it('gives plates without letters and digits different keys', () => {
    expect(normalisePlate('-')).not.toBe(normalisePlate('?'))
  })

  it.each(['352099001761481', ' 35-209900-176148-1 ', '35 209900 176148 1', widen('352099001761481')])(
    'stores the IMEI %j as its digits',
    (imei) => {
      expect(cleanImei(imei)).toBe('352099001761481')
      expect(normaliseImei(imei)).toBe('352099001761481')
    },
  )

  it.each([
    ['0861230048000117', '0861230048000117', '861230048000117'],
    ['IMEI: 861230048000117/01', '861230048000117', '861230048000117'],
    ['IMEI1 86-123004-800011-7 / 01', '861230048000117', '861230048000117'],
    ['861230048000117/01', '861230048000117', '861230048000117'],
    // An IMEISV and 14 digits stay what they are.
    ['8612300480001101', '8612300480001101', '8612300480001101'],
    ['86-123004-800011-01', '8612300480001101', '8612300480001101'],
    ['86123004800011', '86123004800011', '86123004800011'],
    ['IMEI pompa', 'IMEI pompa', 'imei pompa'],
  ])('P10: reads the identity "%s" of a label', (entered, stored, key) => {
    expect(cleanImei(entered)).toBe(stored)
    expect(normaliseImei(entered)).toBe(key)
  })

  it('keeps the punctuation of numbers that are shorter than an IMEI', () => {
    expect(normaliseImei('1.1')).not.toBe(normaliseImei('11'))
  })

  it('stores a plate in capitals with single spaces', () => {
    expect(cleanPlate(` ${widen('b')}\u200b  1234 xyz`)).toBe('B 1234 XYZ')
  })

  it('stores the name of a phone as entered and compares it without case', () => {
    expect(cleanImei(' HP\u200b Agus-2 ')).toBe('HP Agus-2')
    expect(normaliseImei('hp  AGUS-2')).toBe(normaliseImei('HP Agus-2'))
  })

  it('gives role names that differ in case, width and spaces the same key', () => {
    for (const name of [' kepala  GUDANG', widen('Kepala') + '\u3000Gudang', 'Kepala\u00a0Gu\u00addang']) {
      expect(normaliseRoleName(name)).toBe('kepala gudang')
    }
    expect(normaliseRoleName('KepalaGudang')).not.toBe('kepala gudang')
  })

  const kinds = { normaliseEmail, normalisePlate, normaliseImei, normaliseRoleName }

  it.each(Object.entries(kinds))('%s does not change a key that it returned', (_name, normalise) => {
    const risky = 'ẞßİıſςΣǰΐᾳ¨＠@.。xn-- \u0307\u0345ﬃ1٣½\ud800\u1e9e'
    for (const unit of ['binary', 'grapheme', constantFrom(...Array.from(risky))] as const) {
      assert(
        property(string({ unit }), (text) => {
          const key = normalise(text)
          expect(normalise(key)).toBe(key)
          expect(normalise(text.normalize('NFD'))).toBe(key)
          expect(normalise(text.normalize('NFC'))).toBe(key)
        }),
        { numRuns: 300 },
      )
    }
  })

  it.each(Object.entries(kinds))('%s ignores invisible characters', (_name, normalise) => {
    const visible = string({ unit: 'grapheme-ascii' })
    assert(
      property(visible, visible, constantFrom(...invisible), (before, after, mark) => {
        const key = normalise(before + after)
        expect(normalise(before + mark + after)).toBe(key)
        expect(normalise(widen(before) + mark + after)).toBe(key)
      }),
      { numRuns: 300 },
    )
  })
})
