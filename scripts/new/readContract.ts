import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The parts of a schema that generators read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  format?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  examples?: unknown[]
}

/** An operation of the contract, with its path and method. */
export interface ContractOperation {
  operationId: string
  path: string
  method: string
  tags: string[]
  'x-permission'?: string
  'x-extension'?: string
  parameters?: { $ref?: string }[]
}

/** The parts of the contract that generators read. */
export interface Contract {
  operations: ContractOperation[]
  schemas: Record<string, Schema>
}

interface Yaml {
  paths: Record<string, Record<string, Omit<ContractOperation, 'path' | 'method'>>>
  components: { schemas: Record<string, Schema> }
}

/** Reads `openapi/fleet.yaml` under a root. */
export function readContract(root: string): Contract {
  const yaml: Yaml = parse(readFileSync(join(root, 'openapi/fleet.yaml'), 'utf8'))
  const operations = Object.entries(yaml.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => ({ ...operation, path, method })),
  )
  return { operations, schemas: yaml.components.schemas }
}
