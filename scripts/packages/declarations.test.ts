import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDeclarations } from './declarations.ts'

const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
afterAll(() => rmSync(folder, { recursive: true }))

function declarations(text: string) {
  const path = join(folder, 'Part.d.ts')
  writeFileSync(path, text)
  return readDeclarations(path)
}

describe('readDeclarations', () => {
  it('keeps what binds an app, and no remarks', () => {
    const { declared, exported } = declarations(
      '/** A part. */\ninterface PartProps {\n    /** What it says. */\n    label: string;\n}\nexport declare function Part(props: PartProps): import("react").JSX.Element;\n',
    )
    expect(exported).toEqual(['Part'])
    expect(declared.get('PartProps')).toBe('interface PartProps {\n  label: string;\n}')
    expect(declared.get('Part')).toBe('function Part(props: PartProps): JSX.Element;')
  })

  it('keeps what is deprecated, of a whole and of a member', () => {
    const { declared } = declarations(
      '/** A part.\n * @deprecated Use Whole.\n */\nexport declare function Part(props: {\n    /** @deprecated Has no effect. */\n    wide: boolean;\n}): void;\n',
    )
    expect(declared.get('Part')).toBe(
      '/** @deprecated Use Whole. */\nfunction Part(props: {\n  /** @deprecated Has no effect. */\n  wide: boolean;\n}): void;',
    )
  })

  it('knows where a name comes from that is passed on', () => {
    const { taken, exported } = declarations("export { Part as Piece } from './Part/Part.tsx';\n")
    expect(exported).toEqual(['Piece'])
    expect(taken.get('Piece')).toEqual({ path: join(folder, 'Part/Part.d.ts'), name: 'Part' })
  })
})
