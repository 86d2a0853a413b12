import { postCall } from '#platform/wire/call-path.ts'
import { ViewedInput, ViewedWire } from './viewed-products.contract.ts'

/** Says what a member has opened, and answers what they opened last on any device. */
export const sayViewed = postCall('/member/member/viewed', { access: 'member', input: ViewedInput, output: ViewedWire })
export const forgetViewed = postCall('/member/member/viewed/forget', { access: 'member', output: ViewedWire })
