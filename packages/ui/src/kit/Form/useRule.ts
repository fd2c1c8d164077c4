'use client'

import { useLocale } from '../../locales/LocaleProvider.tsx'
import { matching, type FieldCheck } from './checks.ts'
import { numberOf, numberText } from './numberText.ts'
import type { FieldProps } from './useField.ts'
import { useFormPartsTexts } from '../texts.ts'

/** The limits of a value, with the names of JSON Schema, as the contract describes a field. */
export interface FieldRule {
  required?: boolean
  pattern?: RegExp | string
  /** In characters; an emoji is one character. */
  minLength?: number
  /** In characters; an emoji is one character. */
  maxLength?: number
  minimum?: number
  maximum?: number
  /** With 1, the number is whole. */
  multipleOf?: number
}

/**
 * Returns the props of a field that keep a rule of the contract: `<TextField {...useRule(checks.plate)} … />`. `pattern`
 * of `messages` tells what the text must look like; the other messages are those of the kit.
 */
export function useRule(
  rule: FieldRule,
  messages: { pattern?: string } = {},
): Required<Pick<FieldProps<Record<string, unknown>>, 'required' | 'checks' | 'faults'>> {
  const texts = useFormPartsTexts().rules
  const { language } = useLocale()
  const { minLength, maxLength, minimum, maximum, multipleOf } = rule
  const shown = (value = 0) => numberText(value, language, 'message')
  const isWhole = multipleOf === 1
  const hasRange = minimum !== undefined && maximum !== undefined
  const range = hasRange && texts[isWhole ? 'wholeBetween' : 'between'](shown(minimum), shown(maximum))
  return {
    required: rule.required ?? false,
    checks: ruleChecks(rule, language),
    faults: {
      pattern: messages.pattern ?? texts.pattern,
      minLength: texts.minLength(shown(minLength)),
      maxLength: texts.maxLength(shown(maxLength)),
      number: range || (isWhole ? texts.whole : texts.number),
      minimum: range || texts.minimum(shown(minimum)),
      maximum: range || texts.maximum(shown(maximum)),
      multipleOf: isWhole ? range || texts.whole : texts.multipleOf(shown(multipleOf)),
    },
  }
}

/** Returns the checks of a rule. Their codes are the names of the limits, and `number` for a text that is no number. */
export function ruleChecks(rule: FieldRule, language: string): FieldCheck[] {
  const { pattern, minLength = 0, maxLength = Infinity, multipleOf } = rule
  const { minimum = -Infinity, maximum = Infinity } = rule
  return [
    ...(pattern === undefined ? [] : [matching('pattern', new RegExp(pattern, 'u'))]),
    (text) => {
      // The spaces around a text count, because they are part of a password.
      const { length } = Array.from(text)
      // An empty text is only a matter of `required`.
      if (length === 0) return null
      return length < minLength ? 'minLength' : length > maxLength ? 'maxLength' : null
    },
    (text, value) => {
      const hasLimit = minimum > -Infinity || maximum < Infinity || multipleOf !== undefined
      if (!hasLimit || text.trim() === '') return null
      // In a text field the number is what the user typed.
      const number = typeof value === 'number' ? value : numberOf(text, language)
      if (number === null) return 'number'
      if (number < minimum) return 'minimum'
      if (number > maximum) return 'maximum'
      return multipleOf === undefined || isMultiple(number, multipleOf) ? null : 'multipleOf'
    },
  ]
}

/** Returns whether a number is a multiple of a step, apart from the error of floating-point numbers. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 1e-9 * Math.max(1, Math.abs(ratio))
}
