import { postCall } from '#platform/wire/call-path.ts'
import type { NewsTokenInput, SubscribeInput, SubscribeWire } from './newsletter.contract.ts'

export const subscribeToNews = postCall<SubscribeInput, SubscribeWire>('/member/newsletter/subscribe')
export const confirmNews = postCall<NewsTokenInput, Record<string, never>>('/member/newsletter/confirm')
export const stopNews = postCall<NewsTokenInput, Record<string, never>>('/member/newsletter/stop')
