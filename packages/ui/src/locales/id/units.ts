export const units = { distance: 'km', speed: 'km/jam' }
