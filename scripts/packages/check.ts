import { printChecks, reportChecks } from '../checks.ts'
import { pack, packages } from './packages.ts'
import { publicApiCheck } from './publicApi.ts'
import { sizeChecks, sizeHeading } from './sizes.ts'
import { tarballChecks } from './tarball.ts'

/** `npm test packages`: packs the packages and checks the tarballs that an app installs. */
await pack()
const tarballs = (await Promise.all(packages.map(tarballChecks))).flat()
const checks = [...tarballs, ...packages.map(publicApiCheck)]
const sizes = await sizeChecks()
printChecks('The tarballs', checks)
printChecks(`\n${sizeHeading}`, sizes)
reportChecks('packages', [...checks, ...sizes])
