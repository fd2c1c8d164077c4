import { plural } from '../../format/plural.ts'
import type { PushTexts } from './texts.ts'

export const en: PushTexts = {
  title: 'Browser notifications',
  switch: 'Show notifications in this browser',
  help: 'News of the fleet appears on the screen, even while SIKUD is not open. For this browser only.',
  state: {
    on: 'Allowed and on',
    off: 'Allowed, switched off',
    starting: 'Switching on…',
    stopping: 'Switching off…',
    default: 'Not asked yet',
    blocked: 'Blocked',
    unsupported: 'Not supported',
  },
  askFirst: 'When you switch this on, the browser asks for your permission. Choose Allow.',
  fault: {
    blocked:
      'Notifications are blocked in this browser. SIKUD cannot undo that by itself; follow these steps.',
    dismissed:
      'The question for permission was closed without an answer. Switch on again, then choose Allow.',
    unsupported:
      'This browser does not support notifications. Use a current Chrome, Edge, Firefox or Safari, and open SIKUD over https.',
    indexedDb:
      'This browser refuses to store data, for example in a private window. Open SIKUD in a normal window, then try again.',
    code: 'This part could not be loaded. Check your connection, then reload the page.',
    worker:
      'The background service for notifications could not be installed. Reload the page; if it fails again, contact your administrator.',
    workerSlow:
      'The background service for notifications was not ready after 10 seconds. Reload the page, then try again.',
    subscribe:
      'Registering with the notification provider failed. Check your internet connection, then try again.',
    update:
      'Renewing the registration with the notification provider failed. Check your internet connection, then try again.',
    unsubscribe:
      'Notifications are off here, but the registration at the provider is still there. Switch on and off again when the connection is back.',
    noToken: 'The notification provider did not recognise this browser. Try again in a while.',
  },
  incomplete: (name) =>
    `The notification settings are incomplete: the value "${name}" is missing. Contact your administrator.`,
  refused: (message) => `The server cannot send to this browser yet. ${message}`,
  retry: 'Try again',
  test: 'Send a test',
  testing: 'Sending…',
  testSent: 'The test was sent through the notification provider. It usually appears within seconds.',
  testShown:
    'The test was shown by this browser itself, without the provider. If you do not see it, check the notification settings of your device.',
  howTo: 'How to unblock',
  yours: 'your browser',
  browsers: {
    chrome: 'Chrome and Edge on a computer',
    firefox: 'Firefox',
    safari: 'Safari on Mac',
    android: 'Chrome on Android',
    iphone: 'iPhone and iPad',
  },
  steps: {
    chrome: [
      'Click the icon to the left of the address.',
      'Turn on Notifications. If it is not there, open Site settings (in Edge: Permissions for this site) and choose Allow for Notifications.',
      'Reload this page.',
    ],
    firefox: [
      'Click the icon to the left of the address.',
      'At Send notifications, remove the mark Blocked.',
      'Reload this page, then switch on.',
    ],
    safari: [
      'Open the menu Safari, then Settings, Websites, Notifications.',
      'Choose Allow for the address of SIKUD.',
      'Reload this page.',
    ],
    android: [
      'Tap the icon to the left of the address.',
      'Open Permissions, then allow Notifications.',
      'Make sure that notifications of Chrome are allowed in the settings of Android too, then reload this page.',
    ],
    iphone: [
      'Open the settings of the iPhone, then Notifications.',
      'Choose SIKUD and turn on Allow Notifications.',
    ],
  },
  iphoneFirst: 'On iPhone and iPad, notifications are only available from the Home Screen:',
  iphoneSteps: [
    'Tap the Share button in Safari.',
    'Choose Add to Home Screen.',
    'Open SIKUD from that icon, then switch on notifications on this page.',
  ],
  testTitle: 'Test notification',
  testBody: 'Notifications of SIKUD appear in this browser.',
  several: (count) => plural(count, { one: 'new notification', other: 'new notifications' }),
  bannerLabel: 'Offer of notifications',
  bannerTitle: 'Get news of the fleet on this screen?',
  bannerText:
    'For example when a vehicle drives too fast or a device is silent for long. You can switch it off under Edit profile.',
  accept: 'Switch on',
  dismiss: 'Not now',
}
