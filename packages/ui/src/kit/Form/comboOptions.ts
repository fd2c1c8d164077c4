/** The id of an option, of the same type as a record's id in the contract. */
export type ComboId = string | number

/** An option of a select field. `hint` distinguishes options with the same label. */
export interface ComboOption {
  id: ComboId
  label: string
  hint?: string
}

/** Returns the option with this id. The number 7 and the text "7" are the same id. */
export function chosenOption(
  options: readonly ComboOption[],
  id: unknown,
  current: ComboOption | null | undefined,
): ComboOption | null {
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return knownOption(options, id, current) ?? { id, label: String(id) }
}

/** Returns whether a value is empty, or the id of one of the options. */
export function isKnown(
  options: readonly ComboOption[],
  id: unknown,
  current: ComboOption | null | undefined,
): boolean {
  if (typeof id !== 'string' && typeof id !== 'number') return true
  return knownOption(options, id, current) !== undefined
}

function knownOption(
  options: readonly ComboOption[],
  id: ComboId,
  current: ComboOption | null | undefined,
): ComboOption | undefined {
  const same = (option: ComboOption) => String(option.id) === String(id)
  return options.find(same) ?? (current && same(current) ? current : undefined)
}

/** Number of options that Page Up and Page Down skip in Autocomplete. */
const PAGE_SIZE = 5

/** Returns the indexes that one key press can reach: both ends, and one step or page from each index in `from`. */
export function keyboardTargets(count: number, from: readonly number[]): number[] {
  const steps = from
    .filter((index) => index >= 0)
    .flatMap((index) => [index - PAGE_SIZE, index - 1, index, index + 1, index + PAGE_SIZE])
  // If no option is chosen, Autocomplete highlights option 0. From there, Arrow Down reaches option 1, and Page Down
  // reaches option PAGE_SIZE.
  const targets = [0, 1, PAGE_SIZE, count - 1, ...steps]
  return targets.filter((index) => index >= 0 && index < count)
}
