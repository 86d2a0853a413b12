import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { findOperatorName } from '#modules/approvals/index.server.ts'
import { listAcceptedNames, listApplicationsOf, listAsked } from '#modules/applications/index.server.ts'
import { findPersonName } from '#modules/members/index.server.ts'
import type { KeptMerchantsWire, KeptMerchantWire, LinkWire } from '#modules/merchants/kept-merchants.contract.ts'
import type { MerchantQueue } from '#modules/merchants/holds.rules.ts'
import {
  type BankAccountRow,
  countOwnPurchases,
  countStrangers,
  findBankAccount,
  findHealthCase,
  getMerchantName,
  findWaitingAccount,
  getMerchant,
  isOwnMerchant,
  listCards,
  listHolds,
  listKept,
  listOwnPurchases,
  listMerchantSteps,
  listPeopleOf,
  listShared,
  type MerchantState,
} from '#modules/merchants/index.server.ts'
import { countOwn, listOwn } from '#modules/offers/index.server.ts'
import { merchantBalance } from '#modules/settlement/index.server.ts'
import { sumOnTheWay } from '#modules/treasury/index.server.ts'
import { membershipOf } from '#platform/access/memberships.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'

type Wanted = { queue: MerchantQueue; kind: string; word: string; pageNum: number }

/** Merchants with how many others share something with each, and how often its own people have bought of it. */
export async function showKeptMerchants(tx: Read, wanted: Wanted, language: Language): Promise<KeptMerchantsWire> {
  const page = await listKept(tx, wanted, language)
  const merchantIds = page.list.map(({ merchantId }) => merchantId)
  const signals = await countStrangers(tx, merchantIds)
  const own = await countOwnPurchases(tx, merchantIds)
  const withSignals = page.list.map((row) => ({
    ...row,
    signals: signals.get(row.merchantId) ?? 0,
    ownOrders: own.get(row.merchantId) ?? 0,
  }))
  return { ...page, list: withSignals }
}

const iso = (at: Date | null): string => at?.toISOString() ?? ''
const NEWEST = 12

/** All that is known of one merchant. `operatorId`: who looks. */
export async function showKeptMerchant(
  tx: Read,
  merchantId: string,
  { operatorId, language }: { operatorId: string; language: Language },
): Promise<KeptMerchantWire> {
  const merchant = await getMerchant(tx, merchantId)
  const { merchant_code: code, kind, version } = merchant
  return {
    ...{ merchantId, code, kind, state: stateOf(merchant), version },
    name: language === 'zh' ? merchant.name_zh : merchant.name_en,
    isOwn: await isOwnMerchant(tx, merchantId, operatorId),
    holds: await presentHolds(tx, merchantId),
    people: await presentPeople(tx, merchantId),
    offers: await presentOffers(tx, merchantId, language),
    money: await presentMoney(tx, merchantId),
    accounts: await presentAccounts(tx, merchantId),
    healthSince: iso((await findHealthCase(tx, merchantId))?.waits_since ?? null),
    applications: await presentApplications(tx, merchantId),
    linked: await presentLinked(tx, merchantId, language),
    ownOrders: (await listOwnPurchases(tx, merchantId)).map(({ placedAt, cents, ...order }) => ({
      ...order,
      date: dayInHongKong(placedAt),
      amount: toWire(cents),
    })),
    steps: (await listMerchantSteps(tx, merchantId)).map(({ words, wordsZh, endsAt, date, ...step }) => ({
      ...step,
      words: language === 'zh' && wordsZh !== '' ? wordsZh : words,
      endTime: iso(endsAt),
      date: date.toISOString(),
    })),
  }
}

async function presentHolds(tx: Read, merchantId: string): Promise<KeptMerchantWire['holds']> {
  const holds = (await listHolds(tx, merchantId)).map(async (hold) => ({
    kind: hold.kind,
    reason: { en: hold.reason_en, zh: hold.reason_zh },
    note: hold.note,
    by: await findOperatorName(tx, hold.begun_by),
    time: hold.begun_at.toISOString(),
    endTime: iso(hold.ends_at),
  }))
  return Promise.all(holds)
}

async function presentPeople(tx: Read, merchantId: string): Promise<KeptMerchantWire['people']> {
  const people = (await listPeopleOf(tx, { merchantId })).map(async (person) => ({
    accountId: person.accountId,
    name: await findPersonName(tx, person.accountId),
    role: person.role,
    scopes: [...membershipOf(person).scopes],
  }))
  return Promise.all(people)
}

async function presentOffers(tx: Read, merchantId: string, language: Language): Promise<KeptMerchantWire['offers']> {
  const counts = await countOwn(tx, { merchantId })
  const { rows } = await listOwn(tx, { merchantId }, { state: '', word: '', pageNum: 1 })
  return {
    live: counts[''],
    out: counts.out,
    ended: counts.ended,
    newest: rows.slice(0, NEWEST).map(({ offerId, productId, brandName, titleEn, titleZh, saleCents }) => ({
      offerId,
      productId,
      name: pieceName(brandName, language === 'zh' ? titleZh : titleEn),
      salesPrice: toWire(saleCents),
    })),
  }
}

async function presentMoney(tx: Read, merchantId: string): Promise<KeptMerchantWire['money']> {
  const { balanceCents, pendingCents } = await merchantBalance(tx, { merchantId })
  const onTheWay = await sumOnTheWay(tx, { merchant_id: merchantId })
  return { balance: toWire(balanceCents), pending: toWire(pendingCents), onTheWay: toWire(onTheWay) }
}

const presentAccount = (row: BankAccountRow) => ({
  bankCode: row.bank_code,
  holder: row.holder,
  account: row.account,
  cardNumber: row.card,
})

async function presentAccounts(tx: Read, merchantId: string): Promise<KeptMerchantWire['accounts']> {
  const now = await findBankAccount(tx, merchantId)
  const waiting = await findWaitingAccount(tx, merchantId)
  const shown = await listAcceptedNames(tx, merchantId)
  return {
    now: now ? presentAccount(now) : null,
    waiting: waiting
      ? {
          ...presentAccount(waiting),
          bankAccountId: waiting.bank_account_id,
          namedBy: await findPersonName(tx, waiting.named_by),
          namedTime: waiting.named_at.toISOString(),
          restTime: waiting.rests_until > waiting.named_at ? waiting.rests_until.toISOString() : '',
        }
      : null,
    names: [...new Set(shown.length > 0 ? shown : Object.values(await getMerchantName(tx, merchantId)))],
  }
}

async function presentApplications(tx: Read, merchantId: string): Promise<KeptMerchantWire['applications']> {
  const applications = (await listApplicationsOf(tx, { merchantId })).map(async ({ applicationId, applicationNo, state }) => ({
    applicationNo,
    state,
    documents: (await listAsked(tx, applicationId)).map((row) => ({
      requirement: row.kind,
      state: row.state,
      lastDay: row.last_day,
    })),
  }))
  return Promise.all(applications)
}

type Kept = { state: MerchantState; closing_at: Date | null; closed_at: Date | null }
function stateOf({ state, closing_at, closed_at }: Kept): KeptMerchantWire['state'] {
  if (closed_at !== null) return 'closed'
  return closing_at === null ? state : 'closing'
}

/** Others that share something with it: merchants by their name, and applications that have made none. */
async function presentLinked(tx: Read, merchantId: string, language: Language): Promise<LinkWire[]> {
  const rows = await listShared(tx, merchantId)
  const ids = (of: 'merchantId' | 'applicationId') => rows.flatMap((row) => row[of] ?? [])
  const merchants = new Map((await listCards(tx, ids('merchantId'))).map((one) => [one.merchant_id, one]))
  const found = await listApplicationsOf(tx, { applicationIds: ids('applicationId') })
  const applications = new Map(found.map((one) => [one.applicationId, one]))
  return rows.flatMap(({ by, isSameOwner, ...row }): LinkWire[] => {
    const merchant = merchants.get(row.merchantId ?? '')
    const application = applications.get(row.applicationId ?? '')
    const shared = { by, isSameOwner }
    if (merchant) {
      const { merchant_id, name_en, name_zh, kind } = merchant
      const name = language === 'zh' ? name_zh : name_en
      return [{ merchantId: merchant_id, applicationNo: '', name, kind, state: stateOf(merchant), ...shared }]
    }
    if (!application) return []
    const { applicationNo, shopName, kind, state } = application
    return [{ merchantId: '', applicationNo, name: shopName, kind, state, ...shared }]
  })
}
