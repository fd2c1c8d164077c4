// Made from openapi/ by `npm run generate`. Do not edit.

/** The checks of `x-checks` in the contract, for texts without spaces around them. */
export const checks = {
  /** One address without spaces and control characters, with a dot in its domain. */
  email: { pattern: /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@.,;<>"]+(\.[^\s\p{C}@.,;<>"]+)+$/u },
  /** The digits of an IMEI (14, or 15 with its check digit) or of an IMEISV (16). */
  imei: { pattern: /^\d{14,16}$/u },
  /** An Indonesian number that begins with 0, 62 or +62, grouped in any way. */
  phone: { pattern: /^[\s().-]*(\+?[\s().-]*6[\s().-]*2|0)[\s().-]*[1-9]([\s().-]*\d){6,11}[\s().-]*$/u },
  /** One or two letters, one to four digits, and at most three letters. */
  plate: { pattern: /^[A-Za-z]{1,2}[\s.-]*[1-9]\d{0,3}[\s.-]*[A-Za-z]{0,3}$/u },
  /** The earliest year of a vehicle; the latest is next year. */
  vehicleYear: { minimum: 1950 },
  /** A name or another short text without invisible characters: marks that turn the direction of the text, characters
without a width, and blank letters. Two names that look equal must be equal. Only between two emojis, a joiner
(U+200D) makes one of them, such as a family.
 */
  label: { pattern: /^(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?\u200D(?=\p{Extended_Pictographic})|[^\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u3164\uFFA0])*$/u },
  /** The length of a new password in characters; an emoji is one character. */
  password: { minLength: 8, maxLength: 128 },
} as const
