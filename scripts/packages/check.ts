import { printChecks, reportChecks } from '../checks.ts'
import { installChecks } from './install.ts'
import { pack, packages } from './packages.ts'
import { publicApiCheck } from './publicApi.ts'
import { sizeChecks, sizeHeading } from './sizes.ts'
import { tarballChecks } from './tarball.ts'

/** `npm test packages`: packs the packages and checks the tarballs that an app installs. */
await pack()
const [installed, ...tarballs] = await Promise.all([installChecks(), ...packages.map(tarballChecks)])
const checks = [...tarballs.flat(), ...packages.map(publicApiCheck)]
const sizes = await sizeChecks()
printChecks('The tarballs', checks)
printChecks('\nThe tarballs in an empty folder', installed)
printChecks(`\n${sizeHeading}`, sizes)
reportChecks('packages', [...checks, ...installed, ...sizes])
