import { useLocation, useRouteLoaderData } from 'react-router'
import { useLanguage } from '#language/texts.ts'
import type { ProductData } from '../detail/product-data.ts'
import { listAddress } from '../addresses.ts'

export type Side = 'women' | 'men'

const SIDE_OF_LIST = /^(?:\/zh)?\/product\/list\/(women|men)(?=\/|$)/

/** The category of the piece that is shown, where it belongs to one side. */
function useCategoryOfPiece(): string | undefined {
  const shown = useRouteLoaderData<{ product: ProductData }>(`${useLanguage()}:product/detail/:brandCode/:code`)
  return shown?.product.breadcrumb.findLast(({ code }) => /^(women|men)\//.test(code))?.code
}

/** The side a page belongs to by itself, as a list or a piece of one side does; other pages are shown on the chosen side. */
export function usePageSide(chosen: Side): Side {
  const { pathname } = useLocation()
  const [, ofList] = SIDE_OF_LIST.exec(pathname) ?? []
  const ofPiece = useCategoryOfPiece()?.split('/')[0]
  const side = ofList ?? ofPiece
  return side === 'women' || side === 'men' ? side : chosen
}

/** Where the other side is asked for what matches this page: a piece of one side stands for the list it is from. */
export function useMatchingPage(): string {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const category = useCategoryOfPiece()
  return category ? listAddress(language, category) : pathname + search
}
