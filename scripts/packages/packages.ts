import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The packages that other apps can have; each depends only on those before it. */
export const packages = ['api', 'ui', 'maps'] as const

export type PackageName = (typeof packages)[number]

/** Where the tarballs lie, and beside them, under `node_modules`, what is in them. */
export const packs = join(root, '.packs')
