import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { execute } from './postgres.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** A scan of a table by a statement, with the number of rows that the scan read. */
export interface Scan {
  table: string
  kind: string
  rows: number
  statement: string
}

const settings = {
  log_min_duration: 0,
  log_nested_statements: 'on',
  log_analyze: 'on',
  log_timing: 'off',
  log_format: 'json',
}

/**
 * Makes PostgreSQL log the plans of all statements of new connections, also of triggers and foreign keys. Returns a
 * function that reads the log.
 */
export async function logPlans(databaseUrl: string): Promise<() => Promise<Scan[]>> {
  const [, server = '', name = ''] = /^(.*)\/(\w+)$/.exec(databaseUrl) ?? []
  await execute(server, `alter database ${name} set session_preload_libraries = auto_explain`)
  for (const [setting, value] of Object.entries(settings))
    await execute(server, `alter database ${name} set auto_explain.${setting} = ${String(value)}`)
  const log = join(decodeURIComponent(new URL(server).host), 'log')
  const begin = (await stat(log)).size
  return async () => parse((await readFile(log)).subarray(begin).toString())
}

/** Parses the log; an entry continues on lines that start with a tab. */
function parse(log: string): Scan[] {
  const plans = log.matchAll(/duration: \S+ ms {2}plan:\n((?:\t.*\n)+)/g)
  return [...plans].flatMap(([, json = '']) => {
    const { 'Query Text': statement, Plan: plan }: { 'Query Text': string; Plan: PlanNode } = JSON.parse(json)
    return listScans(plan, statement)
  })
}

function listScans(node: PlanNode, statement: string): Scan[] {
  const below = (node.Plans ?? []).flatMap((child) => listScans(child, statement))
  // Replaces the name of a partition by the name of its table. The table `position` has a partition for each day.
  const table = node['Relation Name']?.replace(/^position_(?:before_)?\d.*$/, 'position')
  if (table === undefined || !node['Node Type'].endsWith('Scan')) return below
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return [{ table, kind: node['Node Type'], rows: each * (node['Actual Loops'] ?? 1), statement }, ...below]
}
