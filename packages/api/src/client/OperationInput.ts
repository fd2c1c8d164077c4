import type { operations } from '../__generated__/schema.ts'
import type { Id } from '../models.ts'

/** The name of an operation in `openapi/fleet.yaml`. */
export type OperationId = keyof operations

type Parameters<Op extends OperationId, Where extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op]['parameters'][Where]
>

type Given<All> = [All] extends [never]
  ? unknown
  : // The client itself asks for related records, because its readers need them.
    { [Name in keyof All as Exclude<Name, 'include'>]: Value<Name, All[Name]> }

/** An optional parameter may be undefined. An id may be a number or a text. */
type Value<Name, Type> =
  | (Name extends 'id' | `${string}_id` ? Id : Type)
  | (undefined extends Type ? undefined : never)

type Body<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? { body: Json<Content> }
  : operations[Op] extends { requestBody?: { content: infer Content } }
    ? { body?: Json<Content> | undefined }
    : unknown
type Json<Content> = Content extends { 'application/json': infer Type } ? Type : never

type Headers<All> = [All] extends [never]
  ? unknown
  : ('If-Match' extends keyof All
      ? {
          /** The `etag` of the record that the user edited. The server responds with 412 if a newer version exists. */
          version?: string | undefined
        }
      : unknown) &
      ('Last-Event-ID' extends keyof All ? { lastEventId: string } : unknown)

/** The input of an operation: the parameters of its path and its query, and its body. */
export type OperationInput<Op extends OperationId> = Op extends OperationId ? InputOf<Op> : never

type InputOf<Op extends OperationId> = object &
  Given<Parameters<Op, 'path'>> &
  Given<Parameters<Op, 'query'>> &
  Body<Op> &
  Headers<Parameters<Op, 'header'>>

/** The arguments of a call. The input may be left out if the operation needs none. */
export type OperationArguments<Op extends OperationId, Options> =
  Partial<OperationInput<Op>> extends OperationInput<Op>
    ? [input?: OperationInput<Op>, options?: Options]
    : [input: OperationInput<Op>, options?: Options]
