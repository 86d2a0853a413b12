import { useSyncExternalStore } from 'react'
import { queryClient } from '#desk/query-client.ts'
import { languageOfPath } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath } from '#language/texts.ts'
import type { MerchantRoom } from '#modules/merchants/merchant-kinds.contract.ts'
import type { OwnMerchantsWire } from '#modules/merchants/people.contract.ts'
import { getVisit, leaveSellerCentre } from '#modules/merchants/kept-merchants.paths.ts'
import { VISIT_IN_TAB, type VisitWire } from '#modules/merchants/desk-visits.contract.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import { type CallOptions, call, hasMember } from '#platform/wire/call-client.ts'
import type { CallPath, CallResult, FileAnswer } from '#platform/wire/call-path.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'

export type OwnMerchant = OwnMerchantsWire['list'][number]

/** For whom somebody works here: not asked yet, could not be asked, or one of the merchants they act for. */
export type SellerDesk =
  | { phase: 'asking' }
  | { phase: 'unreachable' }
  | { phase: 'signed-in'; merchants: readonly OwnMerchant[]; merchant: OwnMerchant; visit?: Visit | undefined }

/** An operator works here for a time. */
type Visit = Pick<VisitWire, 'reason' | 'endTime'>

const asking: SellerDesk = { phase: 'asking' }
const CHOSEN = 'seller_merchant'
let desk: SellerDesk = asking
const listeners = new Set<() => void>()

function seat(next: SellerDesk): void {
  desk = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSellerDesk = (): SellerDesk =>
  useSyncExternalStore(
    subscribe,
    () => desk,
    () => asking,
  )

export type MaySell = (wanted: SellerScope) => boolean

/** What is shown to whoever acts for this merchant; the shop decides again at every call. */
export function useMaySell(): MaySell {
  const now = useSellerDesk()
  const held: readonly SellerScope[] = now.phase === 'signed-in' ? now.merchant.scopes : []
  return (wanted) => held.includes(wanted)
}

/** Whether merchants of this kind have a room of the seller centre. */
export function useHasRoom(): (room: MerchantRoom) => boolean {
  const now = useSellerDesk()
  return (room) => now.phase === 'signed-in' && now.merchant.rooms.includes(room)
}

/** The merchant somebody works for, with what they are there. */
export function useActing(): OwnMerchant | undefined {
  const now = useSellerDesk()
  return now.phase === 'signed-in' ? now.merchant : undefined
}

/** What the shop holds of the merchant somebody works for. */
export function useHolds(): OwnMerchant['holds'] {
  const now = useSellerDesk()
  return now.phase === 'signed-in' ? now.merchant.holds : []
}

/** The merchant of a call travels beside the member's token. */
const fetchFor =
  (merchantId: string): NonNullable<CallOptions['carrier']> =>
  (url, request) =>
    fetch(url, { ...request, headers: { ...(request.headers as Record<string, string>), Merchant: merchantId } })

/** Whose session calls are made in: an operator's while they work here. */
export const sessionHere = (): 'shop' | 'admin' => (desk.phase === 'signed-in' && desk.visit ? 'admin' : 'shop')

/** A call for the merchant of this desk; the screen shows the refusal itself. */
export async function callSeller<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  const carrier = desk.phase === 'signed-in' ? { carrier: fetchFor(desk.merchant.merchantId), session: sessionHere() } : {}
  const result = await call(path, input, { ...carrier, ...options, quiet: true })
  // Perhaps they act for this merchant no longer, or may do less there.
  if (!result.ok && result.code === screenCodes.NOT_PERMITTED) void findMerchants()
  return result
}

/** A file for the merchant of this desk; undefined when there is none to have. */
export const fetchSellerFile = <Input>(
  path: CallPath<Input, FileAnswer, 'GET'>,
  input: Readonly<Record<string, string>>,
): Promise<Blob | undefined> =>
  fetchFile(path, input, sessionHere(), undefined, desk.phase === 'signed-in' ? { Merchant: desk.merchant.merchantId } : {})

function leadTo(path: string): void {
  location.replace(localPath(languageOfPath(location.pathname), path))
}

/** Back at the desk, where they came from. */
export async function leaveVisit(): Promise<void> {
  const merchantId = desk.phase === 'signed-in' ? desk.merchant.merchantId : ''
  await call(leaveSellerCentre, {}, { quiet: true, session: 'admin' })
  endVisit(merchantId)
}

function endVisit(merchantId: string): void {
  sessionStorage.removeItem(VISIT_IN_TAB)
  leadTo(`/admin/merchants/${merchantId}`)
}

/** Where the operator works; whose time is over is led back to the desk. */
async function findVisited(): Promise<void> {
  const result = await call(getVisit, {}, { quiet: true, session: 'admin' })
  if (!result.ok && desk.phase !== 'signed-in') return seat({ phase: 'unreachable' })
  if (!result.ok) return
  const { reason, endTime, ...visited } = result.data
  if (visited.merchantId === '') return endVisit(desk.phase === 'signed-in' ? desk.merchant.merchantId : '')
  const merchant = { ...visited, role: 'staff' as const }
  if (desk.phase === 'signed-in' && desk.merchant.merchantId !== merchant.merchantId) queryClient.clear()
  return seat({ phase: 'signed-in', merchants: [merchant], merchant, visit: { reason, endTime } })
}

/** Asks whom they act for. Everybody else is led to the way in, or to what a seller gets and gives. */
export async function findMerchants(): Promise<void> {
  // Of this tab alone: in another one the same browser may shop, or act for a merchant of its own.
  if (sessionStorage.getItem(VISIT_IN_TAB) !== null) return findVisited()
  if (!hasMember()) return leadTo(`/member/login?${new URLSearchParams({ back: location.pathname + location.search })}`)
  const result = await call(listOwnMerchants, {}, { quiet: true })
  if (!result.ok) return desk.phase === 'signed-in' ? undefined : seat({ phase: 'unreachable' })
  const { list } = result.data
  const merchant = list.find(({ merchantId }) => merchantId === localStorage.getItem(CHOSEN)) ?? list[0]
  if (!merchant) return leadTo('/merchantpartnership')
  return seatFor(merchant, list)
}

function seatFor(merchant: OwnMerchant, merchants: readonly OwnMerchant[]): void {
  // What was seen for one merchant is not shown for another.
  if (desk.phase === 'signed-in' && desk.merchant.merchantId !== merchant.merchantId) queryClient.clear()
  // A product's page offers its way here to whoever has been here.
  localStorage.setItem(CHOSEN, merchant.merchantId)
  seat({ phase: 'signed-in', merchants, merchant })
}

/** From now on they act for another of their merchants. */
export function actFor(merchantId: string): void {
  if (desk.phase !== 'signed-in') return
  const chosen = desk.merchants.find((one) => one.merchantId === merchantId)
  if (!chosen) return
  rememberMerchant(merchantId)
  seatFor(chosen, desk.merchants)
}

/** For whom this browser opens the seller centre next time. */
export const rememberMerchant = (merchantId: string): void => localStorage.setItem(CHOSEN, merchantId)
