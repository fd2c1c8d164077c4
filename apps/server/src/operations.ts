import type { operations } from '@sikud/api/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from './database/Database.ts'
import type { Message } from './messages.ts'
import type { Intake } from './ingest/Intake.ts'
import type { Geocoder } from './modules/geocode/Geocoder.ts'
import type { LiveFeed } from './modules/live/LiveFeed.ts'
import type { PushProvider } from './push/PushProvider.ts'

type Name = keyof operations
type Json<Value> = Value extends { content: { 'application/json': infer Body } } ? Body : undefined
type BodyOf<Operation> = Operation extends { requestBody: infer Body } ? Json<Body> : undefined
type QueryOf<Operation extends operations[Name]> = NonNullable<Operation['parameters']['query']>
type PathOf<Operation extends operations[Name]> = NonNullable<Operation['parameters']['path']>
type AnswerOf<Operation> = Operation extends { responses: { 201: infer Created } }
  ? Json<Created>
  : Operation extends { responses: { 200: infer Ok } }
    ? Json<Ok>
    : never

/** An answer before its message is put into the language of the caller. */
type Unsaid<Answer> = 'message' extends keyof Answer ? Omit<Answer, 'message'> & { message: Message } : Answer

/** The request of an operation, as the contract types it and after validation against it. */
export type RequestOf<Operation extends Name> = FastifyRequest<{
  Body: BodyOf<operations[Operation]>
  Querystring: QueryOf<operations[Operation]>
  Params: PathOf<operations[Operation]>
}>

/** One handler for each operation of the contract; the compiler checks that none is missing and what each answers. */
export type Handlers = {
  [Operation in Name]: (
    request: RequestOf<Operation>,
    reply: FastifyReply,
  ) => Promise<Unsaid<AnswerOf<operations[Operation]>> | FastifyReply>
}

/** What handlers work with. */
export interface Services {
  database: Database
  liveFeed: LiveFeed
  geocoder: Geocoder
  intake: Intake
  /** Null where nothing is pushed. */
  pushProvider: PushProvider | null
}
