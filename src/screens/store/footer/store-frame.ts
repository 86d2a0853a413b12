import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#language/texts.ts'
import type { ShopFactsWire } from '#modules/shop-settings/shop-facts.contract.ts'

/** What the frame around a page of the store has loaded; nothing outside it. */
export const useStoreFrame = () => useRouteLoaderData<{ facts: ShopFactsWire; publicUrl: string }>(`${useLanguage()}:in-store`)
