import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/**
 * Gives each prop a control that a designer can use. react-docgen knows the types of props. For a type that it cannot
 * split into choices, Storybook would show JSON: here a text, a number and a boolean get their own control, and content
 * or an unknown value none.
 */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control ?? controlOf(argType, initialArgs[name])
      return [name, control === undefined ? argType : { ...argType, control }]
    }),
  )

/** Types of props whose control Storybook chooses well. */
const simpleTypes = new Set(['string', 'boolean', 'number', 'enum', 'date'])

function controlOf({ type, table }: StrictInputType, value: unknown): StrictInputType['control'] {
  if (holdsElement(value) || typeof value === 'function') return false
  if (type === undefined || simpleTypes.has(type.name)) return undefined
  if (typeof value === 'string') return { type: 'text' }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  if (value !== undefined && value !== null) return undefined
  return table?.type?.summary === 'ReactNode' ? { type: 'text' } : false
}

/** Returns whether a value is a React element, or a list or plain object that contains one. */
function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).some(holdsElement)
}
