/** Generates two components, two resources and two relations in a copy of the repository, and prints the paths. */
import { planComponent } from '../planComponent.ts'
import { planRelation } from '../planRelation.ts'
import { planResource } from '../planResource.ts'
import type { ChangeSet } from '../ChangeSet.ts'
import { finish } from '../finish.ts'
import { root } from '../run.ts'

const samples: (() => ChangeSet)[] = [
  () => planComponent(root, 'SampleBar', 'ui'),
  () => planComponent(root, 'SampleScale', 'maps'),
  () => planResource(root, 'sampleRecord', 'sampleRecord').changes,
  () => planResource(root, 'sampleReading', 'sampleReading').changes,
  () => planRelation(root, 'sampleRecord', 'sampleReading'),
  () => planRelation(root, 'vehicle', 'sampleReading'),
]

// Writes the samples one after the other, because each edits files that the previous one has written.
const written = new Set<string>()
for (const plan of samples) {
  const changes = plan()
  changes.write()
  for (const path of changes.paths) written.add(path)
}
finish([...written])
console.log(JSON.stringify([...written]))
