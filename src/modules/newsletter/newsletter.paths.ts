import { postCall } from '#platform/wire/call-path.ts'
import { NewsTokenInput, SubscribeInput, SubscribeWire } from './newsletter.contract.ts'

export const subscribeToNews = postCall('/member/newsletter/subscribe', {
  access: 'anyone',
  // Each may send a mail to a mailbox that is not the caller's.
  perMinute: 6,
  input: SubscribeInput,
  output: SubscribeWire,
})
export const confirmNews = postCall('/member/newsletter/confirm', { access: 'anyone', perMinute: 30, input: NewsTokenInput })
export const stopNews = postCall('/member/newsletter/stop', { access: 'anyone', perMinute: 30, input: NewsTokenInput })
