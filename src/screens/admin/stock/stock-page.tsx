import { type MetaArgs, useParams } from 'react-router'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminVariant } from './variant.tsx'
import { AdminStock } from './stock.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminStockText.title)

/** All the stock, or one variant of it. */
export default function AdminStockPage() {
  const { itemNumber } = useParams()
  return itemNumber === undefined ? <AdminStock /> : <AdminVariant itemNumber={itemNumber} />
}
