import type { operations } from '@sikud/api/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/Database.ts'
import type { Message } from '../locales/messages.ts'

type Name = keyof operations
type Json<Value> = Value extends { content: { 'application/json': infer Body } } ? Body : undefined
type BodyOf<Operation> = Operation extends { requestBody: infer Body } ? Json<Body> : undefined
type QueryOf<Operation extends operations[Name]> = NonNullable<Operation['parameters']['query']>
type PathOf<Operation extends operations[Name]> = NonNullable<Operation['parameters']['path']>
type ResponseOf<Operation> = Operation extends { responses: { 201: infer Created } }
  ? Json<Created>
  : Operation extends { responses: { 200: infer Ok } }
    ? Json<Ok>
    : Operation extends { responses: { 202: infer Accepted } }
      ? Json<Accepted>
      : never

/** A response body whose message is not translated yet. */
type Untranslated<Response> = 'message' extends keyof Response
  ? Omit<Response, 'message'> & { message: Message }
  : Response

export type RequestOf<Operation extends Name> = FastifyRequest<{
  Body: BodyOf<operations[Operation]>
  Querystring: QueryOf<operations[Operation]>
  Params: PathOf<operations[Operation]>
}>

/**
 * One handler for each operation of the contract. The compiler reports missing handlers and responses of a wrong type.
 */
export type Handlers = {
  [Operation in Name]: (
    request: RequestOf<Operation>,
    reply: FastifyReply,
  ) => Promise<Untranslated<ResponseOf<operations[Operation]>> | FastifyReply>
}

export interface Services {
  database: Database
}
