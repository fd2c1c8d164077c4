/** The kind of a field. It decides the input in the form, the column in the list, and the type in the database. */
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

/** A field of a record in the API contract. */
export interface Field {
  /** Name in the contract, such as opened_at. */
  name: string
  kind: FieldKind
  /** Whether a request body must contain the field. */
  required: boolean
  /** Whether the field can be null in a response. */
  nullable: boolean
  /** Whether the field can be missing in a response. */
  optional: boolean
  /** Whether the field can be null in a request body. */
  inputNullable: boolean
  /** Whether the form has an input for the field, so that users can enter its value. */
  entered: boolean
  choices: string[]
  minimum: number | undefined
  maximum: number | undefined
  maxLength: number | undefined
  /** Initial value of a boolean in a new form. */
  initial: boolean
  /** Indonesian label: the `title` of the field in the contract, or the English label if there is no title. */
  label: string
  english: string
  /** Whether `label` is the title in the contract; false if it is the English label. */
  translated: boolean
  example: unknown
}

/** An operation of a resource. */
export interface ResourceOperation {
  id: string
  path: string
  permission: string
  /** Whether requests have a header Idempotency-Key or If-Match. */
  safe: boolean
}

/** An entity of the API contract, from which the templates generate code. */
export interface Resource {
  /** Name in folders, texts and paths, such as fuelStation. */
  name: string
  /** Name in types and components, such as FuelStation. */
  type: string
  /** The plurals of `name` and `type`, such as fuelStations and FuelStations. */
  plural: string
  plurals: string
  /** Names in comments and English texts, such as "fuel station" and "fuel stations". */
  words: string
  manyWords: string
  /** Indonesian name, such as Depo. */
  title: string
  /** Name in the URLs of the dashboard, such as fuel-station. */
  address: string
  /** Name of the database table, such as fuel_station. */
  table: string
  list: ResourceOperation
  detail: ResourceOperation
  create: ResourceOperation | undefined
  update: ResourceOperation | undefined
  remove: ResourceOperation | undefined
  fields: Field[]
  /** The text field that identifies a record for users. */
  nameField: Field
  simulated: boolean
  /** The `x-extension` of its operations; undefined if they belong to the base API, which every server has. */
  extension: string | undefined
  /** Latitude and longitude, shown together with a link to a map. */
  place: { lat: Field; lng: Field } | undefined
}
