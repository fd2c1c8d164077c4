import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Gives each prop a control that a designer can use. react-docgen knows the types of props, but by default Storybook
 * shows content (`ReactNode`) as JSON: text gets a text field here, and other content no control.
 */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name]
      if (holdsElement(value) || typeof value === 'function') return [name, { ...argType, control: false }]
      const isContent = /^(React)?\.?(ReactNode|ReactElement)$/.test(argType.table?.type?.summary ?? '')
      if (isContent) return [name, { ...argType, control: { type: 'text' } }]
      return [name, argType]
    }),
  )

/** Returns whether a value is a React element, or a list or plain object that contains one. */
function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).some(holdsElement)
}
