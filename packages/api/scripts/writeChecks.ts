/** What a value must fulfil; the keywords of JSON Schema. */
interface Check {
  pattern?: string
  minimum?: number
  minLength?: number
  maxLength?: number
}

/** Returns the text of checks.ts, which forms and the server share. Patterns become regular expressions. */
export function writeChecks(contract: {
  'x-checks': Record<string, Check & { description: string }>
}): string {
  const checks = Object.entries(contract['x-checks']).map(([name, { description, pattern, ...limits }]) => {
    const keywords = [
      ...(pattern === undefined ? [] : [`pattern: ${new RegExp(pattern, 'u')}`]),
      ...Object.entries(limits).map(([keyword, limit]) => `${keyword}: ${limit}`),
    ]
    return `  /** ${description} */\n  ${name}: { ${keywords.join(', ')} },`
  })
  return `/** The checks of \`x-checks\` in the contract, for texts without spaces around them. */
export const checks = {
${checks.join('\n')}
} as const
`
}
