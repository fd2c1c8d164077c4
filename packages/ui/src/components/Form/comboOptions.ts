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
  const same = (option: ComboOption) => String(option.id) === String(id)
  const known = options.find(same)
  if (known) return known
  return current && same(current) ? current : { id, label: String(id) }
}
