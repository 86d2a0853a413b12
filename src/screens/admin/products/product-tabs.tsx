import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProductAddress, useProductAddress } from './use-product-address.ts'

type Props = { chosen: ProductAddress['state']; addressOf: ReturnType<typeof useProductAddress>['addressOf'] }

/** What is for sale, what is not, what lacks something, what is being changed, and what was changed about many at once. */
export function ProductTabs({ chosen, addressOf }: Props) {
  const texts = useTexts(adminProductsText)
  const bulk = useTexts(adminBulkEditsText)
  const tabs: { state: ProductAddress['state']; name: string }[] = [
    { state: '', name: texts.all },
    { state: 'live', name: texts.live },
    { state: 'unlisted', name: texts.unlisted },
    { state: 'incomplete', name: texts.incomplete },
    { state: 'draft', name: texts.drafts },
    { state: 'bulk', name: bulk.title },
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.states}>
      <ul>
        {tabs.map(({ state, name }) => (
          <li key={state}>
            <a href={addressOf({ state })} aria-current={state === chosen ? 'page' : undefined} data-replace data-stay>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
