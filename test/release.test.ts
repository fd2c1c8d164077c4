import { describe, expect, it } from 'vitest'
import { read } from './repository.ts'

const versionOf = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).version

describe('release', () => {
  it('the server, the packages and the dashboard have one version, which one command changes', () => {
    const { fixed }: { fixed: string[][] } = JSON.parse(read('.changeset/config.json'))
    expect(fixed).toEqual([['@sikud/api', '@sikud/ui', '@sikud/maps', 'dashboard', 'server']])
    const folders = ['packages/api', 'packages/ui', 'packages/maps', 'apps/dashboard']
    expect(folders.map(versionOf)).toEqual(folders.map(() => versionOf('apps/server')))
    expect(versionOf('apps/server')).not.toBe('0.0.0')
  })
})
