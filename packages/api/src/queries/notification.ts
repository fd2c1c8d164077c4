import { queryOptions } from '@tanstack/react-query'
import type { NotificationRulesInput } from '../models.ts'
import type { NotificationClient } from '../notifications/createNotificationClient.ts'
import { mutation } from './mutation.ts'

const all = ['notification']
const rules = [...all, 'rule']

/** Reading the rules of the user, extension `notifications`; the list keeps itself up to date. */
export function notificationQueries(client: NotificationClient) {
  return {
    rules: () =>
      queryOptions({
        queryKey: rules,
        queryFn: ({ signal }) => client.getNotificationRules({ signal }),
      }),
  }
}

/** Choosing the rules of the user, extension `notifications`. */
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
