import { getCall } from '#platform/wire/call-path.ts'
import { ClosedDoorWire, HouseWire, ShopFactsWire } from './shop-facts.contract.ts'

export const getShopFacts = getCall('/shop/facts', { access: 'anyone', output: ShopFactsWire })
export const getClosedDoor = getCall('/shop/door', { access: 'anyone', output: ClosedDoorWire })
export const getHouse = getCall('/shop/house', { access: 'anyone', output: HouseWire })
