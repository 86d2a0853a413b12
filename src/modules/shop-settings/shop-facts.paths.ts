import { getCall } from '#platform/wire/call-path.ts'
import type { ClosedDoorWire, HouseWire, ShopFactsWire } from './shop-facts.contract.ts'

export const getShopFacts = getCall<Record<string, never>, ShopFactsWire>('/shop/facts')
export const getClosedDoor = getCall<Record<string, never>, ClosedDoorWire>('/shop/door')
export const getHouse = getCall<Record<string, never>, HouseWire>('/shop/house')
