import type { TripExportTexts } from '../id/tripExport.ts'

export const en: TripExportTexts = {
  download: 'Download',
  print: 'Print',
  simulated: 'Simulated',
  simulatedTrip: 'A simulated trip, not a real recording.',
  trip: 'Trip',

  sheetTitle: 'Trip report',
  preparing: 'Preparing the print…',
  vehicle: 'Vehicle',
  plate: 'Plate',
  driver: 'Driver',
  device: 'Device',
  start: 'Start',
  end: 'End',
  stopNumber: 'No.',
  place: 'Coordinates',
  mapPicture: 'Map of the trip',
  mapLegend: 'White circle: start; dark circle: end; numbers: stops.',
}
