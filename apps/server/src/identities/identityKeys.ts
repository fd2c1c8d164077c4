import { domainToUnicode } from 'node:url'

/**
 * Functions that compute identity keys: normalised e-mail addresses, plates, IMEIs and role names, by which the server
 * compares them. The database stores each key in a unique column beside the text. A change of these functions therefore
 * needs a migration that recomputes the stored keys.
 */

/** Invisible characters: controls, soft hyphens, joiners, direction marks, variation selectors, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Matches the combining dot that remains when `İ` is converted to lower case, and a combining dot after `j`. */
const EXTRA_DOT = /(?<=[ij]\p{M}*)\u0307/gu
const NOT_OF_A_PLATE = /[^\p{L}\p{M}\p{N}]/gu
/** Matches an IMEI that has only digits, as almost all IMEIs do. */
const DIGITS = /^[0-9]+$/
/**
 * Matches an IMEI that is written in groups, such as 35-209900-176148-1. Does not match numbers with fewer digits,
 * which can be versions or dates.
 */
const GROUPED_IMEI = /^(?:\d[\s./-]*){14,16}$/
/**
 * Matches an IMEI as it stands on a label: after the word IMEI, and with the version of the software after a slash. Only
 * 15 digits can have this version; 14 digits with it are an IMEISV of 16 digits.
 */
const LABEL = /^imei\s*\d?\s*[:#=.]?\s*(?=[\d\s./-]+$)/i
const WITH_VERSION = /^((?:\d[\s.-]*){15})\/\s*\d{2}$/
/** Matches 15 digits after a zero. Protocols that send an even number of digits put this zero before an IMEI. */
const PADDED_IMEI = /^0(\d{15})$/

/** Returns the identity key of an e-mail address: lower case, without spaces, and with the domain in Unicode. */
export function normaliseEmail(email: string): string {
  const text = foldCase(fold(email).replaceAll(/\s/g, ''))
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const labels = text
    .slice(at + 1)
    .replaceAll('。', '.')
    .replace(/\.+$/, '')
    .split('.')
  return `${text.slice(0, at)}@${labels.map(readLabel).join('.')}`
}

/**
 * Returns the identity key of a plate, which contains only its letters and digits. If the plate has no letters or
 * digits, the key contains its other characters.
 */
export function normalisePlate(plate: string): string {
  const text = fold(plate).replaceAll(/\s/g, '')
  return foldCase(text.replaceAll(NOT_OF_A_PLATE, '')) || foldCase(text)
}

/**
 * Returns the identity key of a tracker's id. A zero before the 15 digits of an IMEI is not part of the key. If the id is
 * not a number, the key keeps its spaces and punctuation.
 */
export function normaliseImei(imei: string): string {
  return foldCaseOfId(cleanImei(imei)).replace(PADDED_IMEI, '$1')
}

function foldCaseOfId(imei: string): string {
  return DIGITS.test(imei) ? imei : foldCase(imei)
}

/** Returns the identity key of a role's name: lower case, with single spaces. */
export function normaliseRoleName(name: string): string {
  return fold(name).replaceAll(/\s+/g, ' ').trim()
}

/** Returns an IMEI in the form that the server stores and shows: ASCII digits, without separators between groups. */
export function cleanImei(imei: string): string {
  if (DIGITS.test(imei)) return imei
  const text = plain(imei).replaceAll(/\s+/g, ' ').trim()
  const number = text.replace(LABEL, '').replace(WITH_VERSION, '$1')
  return GROUPED_IMEI.test(number) ? number.replaceAll(/\D/g, '') : text
}

/** Returns a plate in the form that the server stores and shows: capitals, with single spaces. */
export function cleanPlate(plate: string): string {
  return plain(plate).replaceAll(/\s+/g, ' ').trim().toUpperCase()
}

function fold(text: string): string {
  return foldCase(plain(text))
}

/** Removes invisible characters, and replaces full-width and styled characters with plain ones (NFKC). */
function plain(text: string): string {
  return text.toWellFormed().normalize('NFKC').replaceAll(INVISIBLE, '').normalize('NFKC')
}

/**
 * Converts text to upper case and back to lower case, so that `ß` equals `SS`, `ı` equals `I`, `ſ` equals `S`. Ignores
 * the locale.
 */
function foldCase(text: string): string {
  const small = text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
  return small.normalize('NFD').replaceAll(EXTRA_DOT, '').normalize('NFKC')
}

/** Converts a Punycode label (`xn--…`) of a domain to Unicode. */
function readLabel(label: string): string {
  return label.startsWith('xn--') ? fold(domainToUnicode(label)) || label : label
}
