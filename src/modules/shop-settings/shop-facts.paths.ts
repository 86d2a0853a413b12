import { getCall } from '#platform/wire/call-path.ts'
import type { ShopFactsWire } from './shop-facts.contract.ts'

export const getShopFacts = getCall<Record<string, never>, ShopFactsWire>('/shop/facts')
