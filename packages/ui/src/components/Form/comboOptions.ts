/** An id as the contract has it. */
export type ComboId = string | number

/** Something to choose; `hint` tells options of the same label apart. */
export interface ComboOption {
  id: ComboId
  label: string
  hint?: string
}

/** The option of an id, which may come as a text where the options have numbers. */
export function chosenOption(
  options: readonly ComboOption[],
  id: unknown,
  current: ComboOption | null | undefined,
): ComboOption | null {
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return knownOption(options, id, current) ?? { id, label: String(id) }
}

/** Whether a value is empty or the id of an option. */
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

/** Number of options that Autocomplete jumps on Page Up and Page Down. */
const PAGE_SIZE = 5

/** Returns where the keyboard can move the highlight to: both ends, and the steps from each of `from`. */
export function keyboardTargets(count: number, from: readonly number[]): number[] {
  const steps = from
    .filter((index) => index >= 0)
    .flatMap((index) => [index - PAGE_SIZE, index - 1, index, index + 1, index + PAGE_SIZE])
  // The first option is highlighted while none is chosen.
  const targets = [0, 1, PAGE_SIZE, count - 1, ...steps]
  return targets.filter((index) => index >= 0 && index < count)
}
