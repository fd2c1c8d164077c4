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
  /** Whether the input requires it. */
  required: boolean
  /** Whether it can be null in a response. */
  nullable: boolean
  /** Whether it can be missing in a response. */
  optional: boolean
  /** Whether it can be null in a request body. */
  inputNullable: boolean
  /** Whether users can enter it in the form. */
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

/** An entity of the contract: the input of the templates. */
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
  /** fuel-station: the path in the dashboard. */
  address: string
  /** fuel_station: the table. */
  table: string
  list: ResourceOperation
  detail: ResourceOperation
  create: ResourceOperation | undefined
  update: ResourceOperation | undefined
  remove: ResourceOperation | undefined
  fields: Field[]
  /** The text field that identifies a record for users. */
  naming: Field
  simulated: boolean
  /** Its extension in the contract; undefined for the base. */
  extension: string | undefined
  /** Latitude and longitude, shown together with a link to a map. */
  place: { lat: Field; lng: Field } | undefined
}
