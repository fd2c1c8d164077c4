/** The kind of a field; each has its own input, column and database type. */
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

/** A field of a record in the contract. */
export interface Field {
  /** Name in the contract: opened_at. */
  name: string
  kind: FieldKind
  /** Whether a create requires it. */
  required: boolean
  /** Whether it can be null in a record. */
  nullable: boolean
  /** Whether a record can lack it. */
  optional: boolean
  /** Whether it can be null in a request body. */
  inputNullable: boolean
  /** Whether the form has it. */
  entered: boolean
  choices: string[]
  minimum: number | undefined
  maximum: number | undefined
  maxLength: number | undefined
  /** Initial value in a new form; for booleans. */
  initial: boolean
  /** Indonesian label: the title in the contract, else the English label. */
  label: string
  english: string
  /** Whether the contract has the Indonesian label. */
  translated: boolean
  example: unknown
}

/** An operation of a resource. */
export interface ResourceOperation {
  id: string
  path: string
  permission: string
  /** Whether it has the header Idempotency-Key or If-Match. */
  safe: boolean
}

/** A kind of record: the input of the templates. */
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
