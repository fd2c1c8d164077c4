/** Returns whether 15 digits fail the Luhn check; other lengths have no check digit. */
export function failsLuhn(imei: string): boolean {
  const digits = imei.trim()
  if (!/^\d{15}$/u.test(digits)) return false
  let sum = 0
  for (const [at, character] of digits.split('').entries()) {
    const digit = Number(character)
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 !== 0
}
