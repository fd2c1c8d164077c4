import { printChecks, reportChecks } from '../checks.ts'
import { publintCheck, typesCheck } from './judges.ts'
import { pack } from './pack.ts'
import { packages } from './packages.ts'
import { pinCheck } from './pins.ts'
import { sizeChecks, sizeHeading, treeShakingChecks } from './sizes.ts'
import { tarballChecks } from './tarball.ts'

/** Packs the packages and holds the tarballs against what other apps were promised. */
async function check() {
  await pack()
  const judged = await Promise.all(packages.flatMap((name) => [publintCheck(name), typesCheck(name)]))
  const promised = [...judged, ...packages.flatMap((name) => [...tarballChecks(name), pinCheck(name)])]
  const taken = await treeShakingChecks()
  const weighed = await sizeChecks()
  printChecks('The tarballs', promised)
  printChecks('\nWhat an app gets that takes one part', taken)
  printChecks(`\n${sizeHeading}`, weighed)
  reportChecks('packages', [...promised, ...taken, ...weighed])
}

await check()
