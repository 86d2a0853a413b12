import { type MetaArgs, useParams } from 'react-router'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminSale } from './sale.tsx'
import { AdminSales } from './sales.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPricesText.title)

/** All sales, or one of them. */
export default function AdminPricePage() {
  const { saleId } = useParams()
  return saleId === undefined ? <AdminSales /> : <AdminSale saleId={saleId} />
}
