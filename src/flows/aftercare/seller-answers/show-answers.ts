import type { Language } from '#language/languages.ts'
import { getClaim, listClaimPictures } from '#modules/claims/index.server.ts'
import { presentPieceOf } from '#modules/bench-cases/index.server.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import { getOrderById, listLines, listUnits, type OrderRow } from '#modules/orders/index.server.ts'
import { getReturn, getReturnById, listReturnedUnits, listReturnPictures } from '#modules/returns/index.server.ts'
import {
  ANSWERS_A_PAGE,
  getAnswer,
  listAnswerPictures,
  listAnswers,
  listAnswersAbout,
  listAnswerSteps,
  listAnswerUnits,
  type SellerAnswerRow,
} from '#modules/seller-answers/index.server.ts'
import type {
  AdminAnswerWire,
  AnswersAboutWire,
  AnswersWire,
  AnswerWire,
} from '#modules/seller-answers/seller-answers.contract.ts'
import {
  answerActsFrom,
  type AnswerQueue,
  deskActs,
  isAnswerInTime,
  sellerActs,
} from '#modules/seller-answers/seller-answers.rules.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { lostBy } from './decide-appeal.ts'

type Wanted = { queue: AnswerQueue; pageNum: number }

/** What buyers ask about pieces: of one merchant, or of all. */
export async function showAnswers(tx: Read, wanted: Wanted, language: Language, seller?: Seller): Promise<AnswersWire> {
  const { rows, queues, total } = await listAnswers(tx, { ...wanted, ...(seller ? { merchantId: seller.merchantId } : {}) })
  return {
    total,
    pageNum: wanted.pageNum,
    pageSize: ANSWERS_A_PAGE,
    queues,
    list: rows.map((row) => ({
      answerNo: row.answer_number,
      subject: row.return_id === null ? 'claim' : 'return',
      state: row.state,
      orderNo: row.order_number ?? '',
      merchantName: (language === 'zh' ? row.name_zh : row.name_en) ?? '',
      ...presentPieceOf(row.snapshot, language),
      more: Math.max(0, (row.pieces ?? 1) - 1),
      dueTime: row.due_at?.toISOString() ?? '',
      openedTime: row.opened_at.toISOString(),
    })),
  }
}

/** One, to its merchant. Refuses NOT_FOUND for another merchant's. */
export async function showSellerAnswer(tx: Read, seller: Seller, answerNo: string, language: Language): Promise<AnswerWire> {
  const row = await getAnswer(tx, answerNo)
  if (row.merchant_id !== seller.merchantId) refuse('NOT_FOUND')
  const acts = isAnswerInTime(row, clock.now()) ? answerActsFrom(row, sellerActs) : []
  return { ...(await present(tx, row, language)), acts }
}

/** The same to the desk, with who did what. */
export async function showAdminAnswer(
  tx: Read,
  answerNo: string,
  { language, settings }: { language: Language; settings: ReadSettings },
): Promise<AdminAnswerWire> {
  const row = await getAnswer(tx, answerNo)
  const order = await getOrderById(tx, row.order_id)
  return {
    ...(await present(tx, row, language)),
    acts: answerActsFrom(row, deskActs),
    returnNo: row.return_id ? (await getReturnById(tx, row.return_id)).return_number : '',
    claimId: row.claim_id ?? '',
    most: toWire(await lostBy(tx, order, row, await settings(tx))),
    steps: (await listAnswerSteps(tx, row.answer_id)).map(({ act, words, happened_at, actor_kind, actor }) => ({
      act,
      words,
      date: happened_at.toISOString(),
      actorKind: actor_kind,
      actor,
    })),
  }
}

/** What merchants say of a return or a claim. */
export async function showAnswersAbout(
  tx: Read,
  { returnNo, claimId }: { returnNo: string; claimId: string },
  how: { language: Language; settings: ReadSettings },
): Promise<AnswersAboutWire> {
  const about = returnNo ? { returnId: (await getReturn(tx, returnNo)).return_id } : { claimId }
  if ('claimId' in about && about.claimId === '') return { list: [] }
  const list: AdminAnswerWire[] = []
  for (const { answer_number } of await listAnswersAbout(tx, about)) list.push(await showAdminAnswer(tx, answer_number, how))
  return { list }
}

type Shown = Omit<AnswerWire, 'acts'>
type OfSubject = Pick<Shown, 'claimKind' | 'buyerWords' | 'seenPrice' | 'seenAt' | 'evidence' | 'inspected' | 'refunded'> & {
  pieceOf: (unitId: string) => Pick<Shown['pieces'][number], 'reason' | 'result' | 'finding'>
}

async function present(tx: Read, row: SellerAnswerRow, language: Language): Promise<Shown> {
  const order = await getOrderById(tx, row.order_id)
  const own = await listAnswerUnits(tx, row.answer_id)
  const { pieceOf, ...subject } = row.return_id ? await ofReturn(tx, row.return_id, own) : await ofClaim(tx, row.claim_id ?? '')
  const steps = await listAnswerSteps(tx, row.answer_id)
  const pictures = await listAnswerPictures(tx, row.answer_id)
  const said = (...acts: string[]): string => steps.find(({ act }) => acts.includes(act))?.words ?? ''
  const sent = (wanted: 'answer' | 'appeal'): string[] =>
    pictures.filter(({ act }) => act === wanted).map(({ uploadId }) => uploadId)
  return {
    answerNo: row.answer_number,
    subject: row.return_id ? 'return' : 'claim',
    ...subject,
    state: row.state,
    orderNo: order.order_number,
    merchantName: (await getMerchantName(tx, row.merchant_id))[language],
    pieces: (await piecesOf(tx, order, own, language)).map((piece) => ({ ...piece, ...pieceOf(piece.unitId) })),
    answer: said('answer'),
    answerPictures: sent('answer'),
    decision: said('decide', 'end'),
    appeal: said('appeal'),
    appealPictures: sent('appeal'),
    verdict: said('grant', 'decline'),
    granted: toWire(row.granted_cents),
    dueTime: row.due_at?.toISOString() ?? '',
    openedTime: row.opened_at.toISOString(),
  }
}

async function piecesOf(tx: Read, { order_id }: OrderRow, unitIds: readonly string[], language: Language) {
  const lines = await listLines(tx, order_id)
  return (await listUnits(tx, order_id))
    .filter(({ unit_id }) => unitIds.includes(unit_id))
    .map(({ unit_id: unitId, line_id }) => {
      const line = lines.find((one) => one.line_id === line_id) ?? refuse('NOT_FOUND')
      return { unitId, ...presentPieceOf(line.snapshot, language) }
    })
}

/** What others of the same return have to do with it stays with them. */
async function ofReturn(tx: Read, returnId: string, own: readonly string[]): Promise<OfSubject> {
  const row = await getReturnById(tx, returnId)
  const units = (await listReturnedUnits(tx, [returnId])).filter(({ unit_id }) => own.includes(unit_id))
  const pictures = await listReturnPictures(tx, [returnId])
  return {
    claimKind: '',
    buyerWords: row.note,
    seenPrice: '',
    seenAt: '',
    evidence: pictures.filter(({ unitId }) => unitId === null).map(({ uploadId }) => uploadId),
    inspected: pictures.filter(({ unitId }) => unitId !== null && own.includes(unitId)).map(({ uploadId }) => uploadId),
    refunded: toWire(units.reduce((sum, { refund_cents }) => sum + refund_cents, 0)),
    pieceOf: (unitId) => {
      const unit = units.find(({ unit_id }) => unit_id === unitId)
      return { reason: unit?.reason ?? '', result: unit?.result ?? '', finding: unit?.finding ?? '' }
    },
  }
}

async function ofClaim(tx: Read, claimId: string): Promise<OfSubject> {
  const claim = await getClaim(tx, claimId)
  return {
    claimKind: claim.kind,
    buyerWords: claim.words,
    seenPrice: claim.seen_cents === null ? '' : toWire(claim.seen_cents),
    seenAt: claim.seen_at,
    evidence: (await listClaimPictures(tx, [claimId])).map(({ uploadId }) => uploadId),
    inspected: [],
    refunded: toWire(claim.refund_cents + claim.extra_cents),
    pieceOf: () => ({ reason: '', result: '', finding: '' }),
  }
}
