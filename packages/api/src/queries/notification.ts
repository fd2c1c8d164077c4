import { queryOptions } from '@tanstack/react-query'
import type { NotificationRulesInput } from '../models.ts'
import type { NotificationClient } from '../notifications/createNotificationClient.ts'
import { mutation } from './recordQueries.ts'

const all = ['notification']
const rules = [...all, 'rule']

/**
 * Returns the query for the user's notification rules (extension `notifications`). There is no query for notifications,
 * because the inbox of the app loads them with the client.
 */
export function notificationQueries(client: NotificationClient) {
  return {
    rules: () =>
      queryOptions({
        queryKey: rules,
        queryFn: ({ signal }) => client.getNotificationRules({ signal }),
      }),
  }
}

/** Returns the mutation of the user's notification rules (extension `notifications`). */
export function notificationMutations(client: NotificationClient) {
  return {
    updateRules: () =>
      mutation(
        [...rules, 'update'],
        (input: NotificationRulesInput) => client.updateNotificationRules(input),
        [rules],
      ),
  }
}
