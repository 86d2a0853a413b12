import { postCall } from '#platform/wire/call-path.ts'
import type { ViewedInput, ViewedWire } from './viewed-products.contract.ts'

/** Says what a member has opened, and answers what they opened last on any device. */
export const sayViewed = postCall<ViewedInput, ViewedWire>('/member/member/viewed')
export const forgetViewed = postCall<Record<string, never>, ViewedWire>('/member/member/viewed/forget')
