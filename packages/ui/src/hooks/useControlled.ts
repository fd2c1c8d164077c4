import { useCallback, useState } from 'react'

/** Returns a value and its setter. The parent component can control the value; otherwise this hook stores it. */
export function useControlled<Value>(
  held: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = useCallback(
    (value: Value) => {
      setOwn(value)
      onChange?.(value)
    },
    [onChange],
  )
  return [held === undefined ? own : held, change]
}
