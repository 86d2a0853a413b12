import { sql } from 'kysely'
import { decideGoodwill, giveGoodwill } from '#modules/balance/balance-page.paths.ts'
import { askWithdrawal, cancelWithdrawal, getAccount, listWithdrawals } from '#modules/balance/balance.paths.ts'
import type { AskWithdrawalInput } from '#modules/balance/balance.contract.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { join, PASSWORD } from '../members/sign-in.builders.ts'

export const BANK_ACCOUNT = { bankCode: '004', account: '123-456789-833', payee: 'Chan Tai Man', sure: false }

/** Members with a balance, who have it paid out. */
export function withdrawalsOf(shop: TestShop, finance: () => string) {
  /** What one asks for a colleague agrees to. */
  const give = async (accountId: string, amount: string) => {
    const { data } = await shop.ask(giveGoodwill, { accountId, amount, reason: 'A test.', again: true }, { token: finance() })
    const goodwillId = data.goodwills[0]?.goodwillId ?? ''
    return shop.ask(decideGoodwill, { goodwillId, agree: true }, { token: await shop.colleague() })
  }
  const ask = (token: string, amount: string, given: Partial<AskWithdrawalInput> = {}, key = newId()) =>
    shop.ask(askWithdrawal, { amount, ...BANK_ACCOUNT, oldPassword: PASSWORD, ...given }, { token, key })
  return {
    give,
    /** Somebody to whom goodwill has given so much. */
    holder: async (amount: string) => {
      const member = await join(shop)
      await give(member.account, amount)
      return member
    },
    ask,
    /** So many proofs of a code: of a password no more tries are taken at once than somebody makes. */
    proofs: async (accountId: string, num: number): Promise<string[]> => {
      const proofs = Array.from({ length: num }, () => newId())
      const hashes = proofs.map((proof) => hashToken(proof))
      await runSql(
        shop.database,
        sql`insert into one_time_codes (code_id, purpose, subject, owner_id, contact, network, code_hash, expires_at, proof_hash, proof_until)
          select gen_random_uuid(), 'confirm', '', ${accountId}, '', '', '', now(), hash, now() + interval '1 hour' from unnest(${hashes}::bytea[]) hash`,
      )
      return proofs
    },
    /** As many of HK$5,000 as there are proofs, at once. */
    rush: (token: string, proofs: readonly string[]) =>
      Promise.all(proofs.map((proof) => ask(token, '5000', { oldPassword: '', proof }))),
    cancel: (token: string, withdrawalId: string) => shop.ask(cancelWithdrawal, { withdrawalId }, { token }),
    account: async (token: string) => (await shop.ask(getAccount, {}, { token })).data,
    list: async (token: string) => (await shop.ask(listWithdrawals, {}, { token })).data.list,
  }
}
