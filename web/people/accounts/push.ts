import type { PushSubscriptionKeys } from '#contract/messages/push.ts'
import { manifestAddress } from '../../platform/manifest-address.ts'

/** Whether this browser could show a notification at all; on an iPhone only once the site is on the home screen. */
export function canBeTold() {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    manifestAddress() !== undefined
  )
}

/** Asks for the permission and for an address at the browser's push service; nothing when the reader says no. */
export async function subscribe(public_key: string): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  // One that somebody else left here, or that was made with another key of ours, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

export async function unsubscribe() {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}
