import { useCallback, useState } from 'react'

/** Returns a value and its setter. The parent component can control the value; otherwise this hook stores it. */
export function useControlled<Value, More extends unknown[]>(
  held: Value | undefined,
  onChange: ((value: Value, ...more: More) => void) | undefined,
  initial: Value,
): [Value, (value: Value, ...more: More) => void] {
  const [own, setOwn] = useState(initial)
  const change = useCallback(
    (value: Value, ...more: More) => {
      setOwn(value)
      onChange?.(value, ...more)
    },
    [onChange],
  )
  return [held === undefined ? own : held, change]
}
