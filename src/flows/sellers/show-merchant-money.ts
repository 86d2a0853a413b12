import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { listAcceptedNames } from '#modules/applications/index.server.ts'
import {
  type BankAccountRow,
  findBankAccount,
  getMerchantName,
  findNamedAccount,
  getOwnMerchant,
} from '#modules/merchants/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { lastDayOfReturn } from '#modules/returns/returns.rules.ts'
import { type ComingPiece, listComing, merchantBalance } from '#modules/settlement/index.server.ts'
import { CommissionTerms } from '#modules/settlement/commission.contract.ts'
import {
  COMING_A_PAGE,
  type ComingWire,
  type MerchantMoneyWire,
  type MerchantWithdrawalWire,
} from '#modules/settlement/merchant-money.contract.ts'
import { divide, generalTerms } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { withdrawalLimits } from '#modules/shop-settings/withdrawal-limits.rules.ts'
import { listWithdrawalsOf, type PayoutRow, sumOnTheWay, sumWithdrawals } from '#modules/treasury/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire, toWire } from '#platform/money.ts'

const MOST_WITHDRAWALS = 100

type Look = { language: Language; settings: ShopSettings }

/** What a merchant has, what of it may be asked for today, and where it goes. `isOwner`: may say where. */
export async function showMerchantMoney(
  tx: Read,
  seller: Seller,
  isOwner: boolean,
  { language, settings: { selling, merchantKinds, payee } }: Look,
): Promise<MerchantMoneyWire> {
  const holder = { merchant_id: seller.merchantId }
  const now = clock.now()
  const day = dayInHongKong(now)
  const ofDay = await sumWithdrawals(tx, holder, startOfDay(day), startOfDay(dayAfter(day, 1)))
  const { balanceCents, pendingCents } = await merchantBalance(tx, seller)
  const { code, kind, isHouse } = await getOwnMerchant(tx, seller)
  const { most, mostADay } = withdrawalLimits(selling, kind)
  const account = await findBankAccount(tx, seller.merchantId)
  const withdrawals = await listWithdrawalsOf(tx, holder, MOST_WITHDRAWALS)
  return {
    balance: toWire(balanceCents),
    pending: toWire(pendingCents),
    onTheWay: toWire(await sumOnTheWay(tx, holder)),
    most: toWire(fromWire(most)),
    mostADay: toWire(fromWire(mostADay)),
    leftToday: toWire(Math.max(0, fromWire(mostADay) - ofDay)),
    workingDays: selling.workingDays,
    account: account ? presentAccount(account) : null,
    named: presentNamed(await findNamedAccount(tx, seller.merchantId), language),
    holder: (await listAcceptedNames(tx, seller.merchantId))[0] ?? (await getMerchantName(tx, seller.merchantId)).en,
    restHours: selling.restHours,
    mayNameAccount: isOwner,
    paidBy: isHouse ? 'balance' : rulesOfKind(merchantKinds, kind as ApplicantKind).paidBy,
    payDebt: balanceCents < 0 ? { ...presentPayee(payee), amount: toWire(-balanceCents), reference: code } : null,
    withdrawals: withdrawals.map(presentWithdrawal),
  }
}

const presentPayee = ({ name, bankCode, account, fpsId }: ShopSettings['payee']) => ({ payee: name, bankCode, account, fpsId })

const presentAccount = (row: BankAccountRow) => ({
  bankCode: row.bank_code,
  holder: row.holder,
  account: row.account,
  cardNumber: row.card,
  restTime: row.rests_until > clock.now() ? row.rests_until.toISOString() : '',
})

function presentNamed(row: BankAccountRow | undefined, language: Language): MerchantMoneyWire['named'] {
  // What was named last is in use, or was before another one.
  if (!row || row.review === 'accepted' || (row.review === 'waiting' && row.ended_at !== null)) return null
  const reason = language === 'zh' ? row.reason_zh : row.reason_en
  return { ...presentAccount(row), state: row.review, namedTime: row.named_at.toISOString(), reason }
}

const presentWithdrawal = (row: PayoutRow): MerchantWithdrawalWire => ({
  withdrawalId: row.payout_id,
  amount: toWire(row.amount_cents),
  state: stateOf(row),
  failure: row.failure_code ?? '',
  bankCode: row.bank_code ?? '',
  account: row.account ?? '',
  createTime: row.requested_at.toISOString(),
  // A day ends when the next one begins.
  dueDay: row.due_at ? dayInHongKong(new Date(row.due_at.getTime() - 1)) : '',
})

function stateOf({ state, failure_code, asked_by }: PayoutRow): MerchantWithdrawalWire['state'] {
  if (state === 'returned') return failure_code === null ? 'cancelled' : 'returned'
  if (state === 'sent' || state === 'unknown') return state
  // What a statement brings nobody of its people has asked for, and nobody cancels.
  if (state === 'requested' && asked_by !== null) return 'waiting'
  return state === 'confirmed' ? 'paid' : 'taken'
}

/** What comes when: every sold piece that is not settled, by how near it is. */
export async function showComing(tx: Read, seller: Seller, pageNum: number, look: Look): Promise<ComingWire> {
  const coming = (await listComing(tx, seller)).map((piece) => ({ piece, cents: receivesOf(piece, look) }))
  const page = coming.slice((pageNum - 1) * COMING_A_PAGE, pageNum * COMING_A_PAGE)
  return {
    ...{ pageNum, total: coming.length, pageSize: COMING_A_PAGE },
    receives: toWire(coming.reduce((sum, { cents }) => sum + cents, 0)),
    list: page.map(({ piece, cents }) => ({
      unitId: piece.unitId,
      orderNo: piece.orderNo,
      piece: pieceName(piece.brand, look.language === 'zh' ? piece.titleZh : piece.titleEn),
      stage: stageOf(piece),
      soldTime: piece.soldAt.toISOString(),
      receiveTime: piece.receivedAt?.toISOString() ?? '',
      dueDay: piece.receivedAt ? dayAfter(lastDayOfReturn(piece.receivedAt), 1) : '',
      receives: toWire(cents),
    })),
  }
}

/** As it will be settled. */
function receivesOf({ terms, goodsCents, payType }: ComingPiece, { settings: { settlement } }: Look): number {
  const older = generalTerms(settlement)
  return divide(goodsCents, CommissionTerms.nullable().parse(terms ?? null) ?? older, payType === 'card').dueCents
}

function stageOf({ state, receivedAt }: ComingPiece): ComingWire['list'][number]['stage'] {
  if (state === 'awaited') return 'to-deliver'
  if (state === 'with-us' || state === 'passed') return 'with-us'
  if (receivedAt === null) return 'on-the-way'
  return lastDayOfReturn(receivedAt) < dayInHongKong(clock.now()) ? 'over' : 'in-days'
}
