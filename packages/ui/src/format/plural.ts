import { separatorOf } from './separatorOf.ts'

/** The forms of a noun by CLDR plural category, such as `{ one: 'session', other: 'sessions' }`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Returns the form of a noun that follows a count: 1 session, 2 sessions. The count is a number, or a number that was
 * formatted in `language`, a BCP 47 tag.
 */
export function pluralForm(count: number | string, forms: PluralForms, language = 'en'): string {
  const value = typeof count === 'number' ? count : parseNumber(count, language)
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language)
  rulesOf.set(language, rules)
  return forms[rules.select(value)] ?? forms.other
}

/** Ages of a whole fleet ask each second, and creating the rules takes much longer than asking them. */
const rulesOf = new Map<string, Intl.PluralRules>()

/** Returns a count with its noun in the right form, such as "1 session"; see `pluralForm` for the count. */
export function plural(count: number | string, forms: PluralForms, language?: string): string {
  return `${count} ${pluralForm(count, forms, language)}`
}

function parseNumber(text: string, language: string): number {
  const whole = text.replaceAll(separatorOf('group', language), '')
  return Number(whole.replace(separatorOf('decimal', language), '.'))
}
