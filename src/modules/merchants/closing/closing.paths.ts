import { getCall, postCall } from '#platform/wire/call-path.ts'
import { CloseShopInput, ClosingWire } from './closing.contract.ts'

export const getClosing = getCall('/seller/closing/detail', { access: { seller: 'team' }, output: ClosingWire })
/** Its offers end at once, and it is closed once nothing is open. */
export const closeShop = postCall('/seller/closing/begin', {
  access: { seller: 'team' },
  once: true,
  input: CloseShopInput,
  output: ClosingWire,
})
/** The shop stays; its offers have ended all the same. */
export const keepShopOpen = postCall('/seller/closing/stop', { access: { seller: 'team' }, once: true, output: ClosingWire })
