/** Returns the foreign key or unique index that a statement violated; null for any other error. */
export function violation(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  return error.code === '23505' || error.code === '23503' ? String(error.constraint) : null
}
