import { lateComponent } from '../lateComponent.ts'

/** The address of a place, loaded once the map has been painted. Needs a Suspense around it. */
export const LateAddressLine = lateComponent(async () => (await import('./AddressLine.tsx')).AddressLine)
