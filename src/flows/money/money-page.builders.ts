import { sql } from 'kysely'
import { z } from 'zod'
import type { MoneyWire } from '#modules/treasury/money.contract.ts'
import type { MoneyKind, MoneyRepair } from '#modules/treasury/money.rules.ts'
import { listMoney, listPayouts, recordMoney, repairMoney } from '#modules/treasury/money.paths.ts'
import type { PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'

type Found = MoneyWire['cases'][number] | undefined

/** The room of money as finance uses it, with what is paid out. */
export function moneyPage(shop: TestShop, finance: () => string) {
  const room = async (): Promise<MoneyWire & Pick<PayoutsWire, 'payouts'>> => {
    const { payouts } = (await shop.ask(listPayouts, {}, { token: finance() })).data
    return { ...(await shop.ask(listMoney, {}, { token: finance() })).data, payouts }
  }
  return {
    room,
    /** Found by its order, or by what the money calls itself. */
    caseOf: async (kind: MoneyKind, mark: string): Promise<Found> =>
      (await room()).cases.find((one) => one.kind === kind && (one.orderNo === mark || one.reference === mark)),
    repair: (found: Found, wanted: MoneyRepair, orderNo = '', token = finance()) =>
      shop.ask(
        repairMoney,
        { source: found?.source ?? 'held', id: found?.id ?? newId(), repair: wanted, orderNo, reason: 'The buyer rang.' },
        { token },
      ),
    arrives: (amount: string, reference: string, again = false) =>
      shop.ask(recordMoney, { payType: 'bank', amount, reference, payer: 'CHAN TAI MAN', again }, { token: finance() }),
    balanceOf: async (purpose: string): Promise<number> =>
      (
        await readRows(
          shop.database.pool,
          z.object({ cents: z.number() }),
          sql`select coalesce(sum(e.amount), 0)::float8 as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
            where a.purpose = ${purpose}`,
        )
      )[0]?.cents ?? 0,
    mailsAbout: async (orderNo: string): Promise<string> =>
      (
        await readRows(
          shop.database.pool,
          z.object({ body: z.string() }),
          sql`select body from mails where body like ${`%${orderNo}%`} order by mail_id`,
        )
      )
        .map(({ body }) => body)
        .join('\n'),
  }
}
