import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeOf, shippedCode } from './repository.ts'

/** A function, with its body and the file that contains it. */
interface Code {
  file: string
  name: string
  body: string
}

const start =
  /^(?:export )?(?:async )?function (\w+)|^ {2}(?:private )?(?:readonly )?(?:async )?(\w+)(?:<[^>]*>)?\([^)]*\)(?:: [^{]+)? \{$/gm

const codes = new Map(
  shippedCode('apps/server')
    .filter((file) => !file.includes('/migrations/'))
    .map((file) => [file, codeOf(file)]),
)

/** Splits a file into its functions and methods; the constants of the file are put in place of their names. */
function functionsOf([file, code]: [string, string]): Code[] {
  const constants = new Map(
    [...code.matchAll(/^(?:export )?const (\w+) =\s*(['"`][\s\S]*?['"`])$/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  )
  const starts = [...code.matchAll(start)]
  return starts.map((found, nth) => ({
    file,
    name: found[1] ?? found[2] ?? '',
    body: code
      .slice(found.index, starts[nth + 1]?.index)
      .replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole),
  }))
}

const functions = [...codes].flatMap(functionsOf)

/** A deletion of rows, of partitions or of files. */
const deletes = /\bdelete from |\bdrop table |\brm\(/
/** A condition that is true for what is older than a time. */
const isOlder =
  /<=? *\(?(?:now\(\)|clock_timestamp\(\)|to_timestamp|\$\d+::timestamptz|before\b|this\.now\(\))|not \([^)]*> now\(\)/
const asks = /may_delete\(|mayDelete\(/

/**
 * Deletions that need not ask, with the reason. Rows of at most an hour are worth nothing afterwards, and their tables
 * must stay small even while the clock is doubted, because visitors can add rows.
 */
const exceptions: Record<string, string> = {
  'security/UserLoads.ts runOnce': 'the load of a server, for seconds',
  'security/attemptThrottle.ts reserve': 'sign-in attempts, for an hour',
  'security/requestLimit.ts countRequest': 'requests of visitors, for an hour',
  'security/challenges.ts createChallenge': 'sign-ins that wait for a code, for five minutes',
  'security/passkeys.ts createPasskeyChallenge': 'challenges of passkeys, for five minutes',
  'trips/tripWorkRepository.ts claimWork': 'checkpoints after a new position; the time only chooses devices',
}

const Retention = 'apps/server/src/retention/Retention.ts'

/** Returns the functions that call a function: in its own file, and in the files that import that file. */
function callersOf({ name, file }: Code): Code[] {
  const call = new RegExp(`\\b${name}\\(`)
  const importing = `/${basename(file)}'`
  return functions.filter(
    (other) =>
      other.name !== name &&
      (other.file === file || codes.get(other.file)?.includes(importing) === true) &&
      call.test(other.body),
  )
}

/** Returns whether only retention runs a function; retention asks before each of its steps. */
function isOfRetention(code: Code, levels = 3): boolean {
  const callers = levels > 0 ? callersOf(code) : []
  return (
    callers.length > 0 &&
    callers.every((caller) => caller.file === Retention || isOfRetention(caller, levels - 1))
  )
}

const nameOf = ({ file, name }: Code) => `${file.replace('apps/server/src/', '')} ${name}`

describe('Y04: deletions by age', () => {
  const found = functions.filter(({ body }) => deletes.test(body) && isOlder.test(body))

  it('Y04: each deletion by age asks whether the clock is right', () => {
    const bypass = found.filter((code) => !asks.test(code.body) && !isOfRetention(code)).map(nameOf)
    expect(bypass.toSorted()).toEqual(Object.keys(exceptions).toSorted())
  })

  it('Y04: retention asks before each of its steps', () => {
    expect(found.filter((code) => isOfRetention(code)).length).toBeGreaterThan(10)
    const step = functions.find(({ file, name }) => file === Retention && name === 'step')
    expect(step?.body).toMatch(asks)
    const steps = functions.find(({ file, name }) => file === Retention && name === 'steps')
    // Each entry of the list is a step, except the partitions of the next days and vacuum, which delete nothing.
    expect(steps?.body.match(/^ {6}\(\) => \w+|\[\(\) => \w+/gm)).toHaveLength(2)
  })
})
