export {
  createNotificationClient,
  type NotificationClient,
} from './notifications/createNotificationClient.ts'
