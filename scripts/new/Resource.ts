/** What a field holds; each kind has its own input, column and database type. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'integer'
  | 'number'
  | 'coordinate'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'choice'

/** A field of a record, as the contract describes it. */
export interface Field {
  /** As on the wire: opened_at. */
  name: string
  kind: FieldKind
  /** Whether a create must name it. */
  required: boolean
  /** Whether the record may hold null. */
  nullable: boolean
  /** Whether the record may lack it. */
  optional: boolean
  /** Whether a body may say null; one that may not leaves the field out. */
  inputNullable: boolean
  /** Whether people enter it. */
  entered: boolean
  choices: string[]
  minimum: number | undefined
  maximum: number | undefined
  maxLength: number | undefined
  /** Where a form for a new record begins; for booleans. */
  initial: boolean
  /** Indonesian: the title in the contract, or the English label until somebody translates it. */
  label: string
  english: string
  /** Whether the contract brought the Indonesian label. */
  translated: boolean
  example: unknown
}

/** An operation of the contract that a resource is made of. */
export interface ResourceOperation {
  id: string
  path: string
  permission: string
  /** Whether it takes the header that makes it safe to repeat: Idempotency-Key or If-Match. */
  safe: boolean
}

/** A kind of record, with everything that the templates need to know of it. */
export interface Resource {
  /** fuelStation: folders, texts, paths. */
  name: string
  /** FuelStation: types and components. */
  type: string
  /** fuelStations, FuelStations. */
  plural: string
  plurals: string
  /** "fuel station" and "fuel stations", for comments and English texts. */
  words: string
  manyWords: string
  /** Indonesian name: Depo. */
  title: string
  /** fuel-station: the address in the dashboard. */
  address: string
  /** fuel_station: the table. */
  table: string
  list: ResourceOperation
  detail: ResourceOperation
  create: ResourceOperation | undefined
  update: ResourceOperation | undefined
  remove: ResourceOperation | undefined
  fields: Field[]
  /** The text that names a record. */
  naming: Field
  simulated: boolean
  /** The extension of the contract that it belongs to; undefined on the base. */
  extension: string | undefined
  /** Latitude and longitude, which are shown together with a link to a map. */
  place: { lat: Field; lng: Field } | undefined
}
