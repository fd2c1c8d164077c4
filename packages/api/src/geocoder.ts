export {
  createGeocoder,
  type FindAddress,
  type FoundAddress,
  type Geocoder,
  type GeocoderOptions,
} from './geocoder/createGeocoder.ts'
