export { browserInboxes, eraseInboxes } from './base/browserInboxes.ts'
export type { InboxStorage, LocalInbox } from './base/baseInbox.ts'
export { createBaseServer, type BaseServer, type BaseServerOptions } from './base/createBaseServer.ts'
export { inboxOwner } from './base/inboxOwner.ts'
