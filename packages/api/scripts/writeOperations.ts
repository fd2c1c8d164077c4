interface Operation {
  operationId?: string
  tags?: string[]
  'x-permission'?: string
  'x-extension'?: string
  'x-changes'?: string[]
}

type Contract = { paths: Record<string, Record<string, Operation>> }

/** Returns the text of operations.ts: what the client must know about each operation while it runs. */
export function writeOperations({ paths }: Contract): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId === undefined ? [] : [lineOf(method, path, operation)],
    ),
  )
  return `import type { OperationFacts } from '../client/OperationFacts.ts'
import type { operations as contract } from './schema.ts'

/** The facts of each operation of the contract. */
export const operations = {
${lines.join('\n')}
} as const satisfies Record<keyof contract, OperationFacts>
`
}

function lineOf(method: string, path: string, operation: Operation): string {
  const facts = {
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0],
    permission: operation['x-permission'],
    extension: operation['x-extension'],
    changes: operation['x-changes'],
  }
  return `  ${operation.operationId}: ${JSON.stringify(facts)},`
}
