import { existsSync, readFileSync } from 'node:fs'
import { builtinResolvers, ERROR_CODES, parse, type Documentation, type PropDescriptor } from 'react-docgen'

/** One prop of a component. */
export interface Prop {
  name: string
  type: string
  required: boolean
  default?: string
  description?: string
}

/** Returns the props of a component, which are read from its types; an empty list if it has none. */
export function propsOf(file: URL, component: string): Prop[] {
  const documentation = documented(file).find(({ displayName }) => displayName === component)
  return Object.entries(documentation?.props ?? {}).map(([name, prop]) => ({
    name,
    type: typeText(prop) ?? writtenType(name, file),
    required: prop.required ?? false,
    ...(prop.defaultValue ? { default: String(prop.defaultValue.value) } : {}),
    ...(prop.description ? { description: prop.description.replaceAll(/\s*\n\s*/g, ' ') } : {}),
  }))
}

/** Maximum number of characters of a type from react-docgen. For a longer type, `writtenType` reads the source file. */
const MAX_TYPE_LENGTH = 80

const everyComponent = new builtinResolvers.FindAllDefinitionsResolver()

function documented(file: URL): Documentation[] {
  try {
    return parse(readFileSync(file, 'utf8'), {
      filename: file.pathname,
      babelOptions: { configFile: false },
      resolver: everyComponent,
    })
  } catch (error) {
    const isNone = error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION
    if (isNone) return []
    throw error
  }
}

function typeText({ tsType }: PropDescriptor): string | undefined {
  if (!tsType || tsType.name === 'unknown') return undefined
  const text = 'raw' in tsType && tsType.raw ? tsType.raw.replaceAll(/\s+/g, ' ') : tsType.name
  return text.length > MAX_TYPE_LENGTH ? undefined : text
}

/**
 * Returns the text of a prop's type, from the file or from the files that it imports. This is necessary because
 * react-docgen cannot read some types, such as `readonly X[]`, and expands others.
 */
function writtenType(name: string, file: URL): string {
  const source = readFileSync(file, 'utf8')
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => new URL(path, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
  const property = new RegExp(String.raw`^\s+${name}\??: (.+)$`, 'm')
  for (const text of [source, ...imported]) {
    const [, type] = property.exec(text) ?? []
    if (type) return type
  }
  return 'unknown'
}
