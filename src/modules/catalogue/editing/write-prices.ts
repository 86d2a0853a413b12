import type { Lister } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { type HousePrice, offersOfProducts } from '../offers-of-products.ts'
import type { ProductChange } from './read-documents.ts'
import type { Skus } from './write-variants.ts'

/** Writes what the shop itself asks for variants: offers whose price stays are not touched, so that their buyers wait for nobody. */
export async function writePrices(tx: Tx, by: Lister, changes: readonly ProductChange[], skus: Skus): Promise<void> {
  const wanted = changes.flatMap(({ document, live }) => {
    const before = new Map(live?.document.colours.flatMap(({ variants }) => variants.map((each) => [each.itemNumber, each])))
    return document.colours
      .flatMap(({ variants }) => variants)
      .filter(({ itemNumber, listPrice, salesPrice }) => {
        const was = before.get(itemNumber)
        return centsOf(was?.listPrice ?? '') !== centsOf(listPrice) || centsOf(was?.salesPrice ?? '') !== centsOf(salesPrice)
      })
      .map(({ itemNumber, listPrice, salesPrice }): HousePrice => {
        const skuId = skus.get(itemNumber) ?? ''
        return listPrice === ''
          ? { skuId, list: null, sale: null }
          : { skuId, list: fromWire(listPrice), sale: fromWire(salesPrice) }
      })
  })
  if (wanted.length > 0) await offersOfProducts().writePrices(tx, by, wanted)
}

const centsOf = (amount: string): number | undefined => (amount === '' ? undefined : fromWire(amount))
