import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const Supplier = z.object({ name: z.string(), legalName: z.string(), address: z.string(), dealerNumber: z.string() })

/**
 * The merchants that supplied some of an order, by the names they trade under, with the company or person and the address that the shop has
 * accepted. Of a private person there is no address, and of one from before applications neither.
 */
export const listSuppliers = (tx: Read, orderNo: string, language: Language) =>
  readRows(
    tx,
    Supplier,
    sql`select distinct ${language === 'zh' ? sql`m.name_zh` : sql`m.name_en`} as name, coalesce(s.legal_name, '') as "legalName",
        coalesce(s.address, '') as address,
        coalesce(s.dealer_number, '') as "dealerNumber"
      from order_pieces u join merchant_card m using (merchant_id) left join merchant_suppliers s using (merchant_id)
      where u.order_number = ${orderNo} and not m.is_house order by 1`,
  )
